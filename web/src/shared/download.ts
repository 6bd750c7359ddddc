/** Give something to the browser as a file. */
export function download(content: Blob, name: string): void {
  const file = document.createElement("a");
  file.href = URL.createObjectURL(content);
  file.download = name;
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 1000);
}
