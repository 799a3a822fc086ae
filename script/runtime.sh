# Sourced by the other scripts: puts the pinned Node.js first in PATH.
# The machine's own Node.js serves when it has the pinned major version; an older one only
# fetches the pinned runtime from the npm registry into .runtime/, where it stays.
node_version=24.21.0
npm_version=11.19.1

project_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$project_root" || exit 1
export npm_config_loglevel=error npm_config_audit=false npm_config_fund=false npm_config_update_notifier=false

say() { printf '%s\n' "▸ $*"; }

use_pinned_node() {
  local major=${node_version%%.*} local_bin="$project_root/.runtime/node_modules/.bin"
  if [ -x "$local_bin/node" ] && [ "$("$local_bin/node" --version)" = "v$node_version" ]; then
    export PATH="$local_bin:$PATH"
    return
  fi
  if command -v node >/dev/null && [ "$(node --version | cut -c2- | cut -d. -f1)" = "$major" ]; then
    return
  fi
  fetch_pinned_node
  export PATH="$local_bin:$PATH"
}

fetch_pinned_node() {
  if ! command -v npm >/dev/null; then
    echo "Quillarena needs npm (any Node.js from 18 on brings it) to fetch Node.js $node_version. Please install Node.js and start again." >&2
    exit 1
  fi
  local os arch
  os=$(uname -s | tr '[:upper:]' '[:lower:]')
  arch=$(uname -m | sed 's/^x86_64$/x64/; s/^aarch64$/arm64/')
  say "Fetching Node.js $node_version (this machine has $(node --version 2>/dev/null || echo none))"
  mkdir -p .runtime
  echo '{ "private": true }' >.runtime/package.json
  npm install --prefix .runtime --no-save --no-package-lock "node-$os-$arch@$node_version" "npm@$npm_version" >/dev/null
}

use_pinned_node
