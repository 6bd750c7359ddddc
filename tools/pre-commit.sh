#!/usr/bin/env bash
# Checks the files that are to be committed; make hooks installs a copy for git.
# Two seconds: ruff for style and layout; for what runs in the browser oxlint, oxfmt and tsc, where their packages are installed.
set -euo pipefail
cd "$(git rev-parse --show-toplevel)"

files() { git diff --cached --name-only --diff-filter=ACMR -z -- "$@"; }
some() { [ -n "$(git diff --cached --name-only --diff-filter=ACMR -- "$@")" ]; }

if some '*.py' '*.ipynb' && [ -x .venv/bin/ruff ]; then
  files '*.py' '*.ipynb' | xargs -0 .venv/bin/ruff check --quiet --force-exclude --output-format concise
  files '*.py' '*.ipynb' | xargs -0 .venv/bin/ruff format --check --quiet --force-exclude ||
    { echo "'make format' lays them out"; exit 1; }
fi

if some web && [ -x web/node_modules/.bin/oxlint ]; then
  PATH="$(tools/node.sh):$PATH"
  if some 'web/*.ts' 'web/*.tsx' 'web/*.mjs'; then
    those() { files 'web/*.ts' 'web/*.tsx' 'web/*.mjs' | sed -z 's#^web/##'; }
    those | (cd web && xargs -0 node_modules/.bin/oxlint --quiet)
    those | (cd web && xargs -0 node_modules/.bin/oxfmt --check --no-error-on-unmatched-pattern) ||
      { echo "'make format' lays them out"; exit 1; }
  fi
  npm --prefix web run --silent types
fi
