declare module "*.ftl" {
  const text: string;
  export default text;
}
declare module "*.css";
