#!/usr/bin/env bash
# An installation on the cluster of .github/deploy/cluster, which loses a replica while a week is built on it: the
# ingest publishes nothing, the weeks are served as before, and a second ingest publishes. Afterwards each replica has
# its weeks.
set -euo pipefail
cd "$(dirname "$0")/.."
source .github/write-week.sh
compose() { docker compose --file .github/deploy/cluster/compose.yaml --profile checks "$@"; }
within() { compose exec -T -e DEMO=off -e NODE_ENV=production -e PORT=4310 -e DATA_DIR=/tmp/vitrina \
  -e CLICKHOUSE_URL=http://vitrina:vitrina@server-11:8123/vitrina -e CLICKHOUSE_CLUSTER=market checks "$@"; }
vitrina() { within npx --yes pnpm@12 "$@"; }
say() { printf '\n== %s\n' "$*"; }
ask() { within curl -sf "http://127.0.0.1:4310/api/report/$1"; }
# Prints responses about the first two weeks: of one week each, a history and a comparison over both shards.
answers() {
  for path in week-info/2026/45 seller-products/2026/45/7 week-info/2026/46 seller-products/2026/46/7 \
    seller-history/2026/46/7 seller-changes/2026/46/7; do
    printf '%s ' "$path"; ask "$path"; echo
  done
}
query() { compose exec -T "$1" clickhouse-client --user vitrina --password vitrina --query "$2"; }
servers='server-11 server-12 server-21 server-22'
# Waits for the server that builds a week, and prints its name.
await_build() {
  for _ in $(seq 600); do
    for server in $servers; do
      [ "$(query "$server" 'SELECT count() > 0 FROM vitrina_local.staging_offer')" = 1 ] && { echo "$server"; return; }
    done
    sleep 0.1
  done
  echo 'no server had a week in build' >&2; return 1
}

mkdir -p .data
for week in 45 46 47; do write_week "$week" >".data/$week.csv"; done
say 'A week on each shard'
vitrina ingest .data/45.csv
vitrina ingest .data/46.csv
within bash -c 'npx --yes pnpm@12 start >/tmp/server.log 2>&1 &'
trap 'within cat /tmp/server.log' EXIT
for _ in $(seq 120); do within curl -sf http://127.0.0.1:4310/readyz && break; sleep 1; done
before=$(answers)
[ -n "$before" ]

say 'The server on which a week is built is lost: nothing is published, and the weeks are served as before'
vitrina ingest .data/47.csv &
ingest=$!
lost=$(await_build)
compose kill "$lost"
if wait "$ingest"; then echo 'the ingest published a week that its server lost' >&2; exit 1; fi
[ "$(answers)" = "$before" ]

say "$lost is back: the week is published, and each replica has the rows of its weeks"
compose up --detach --wait "$lost"
vitrina ingest .data/47.csv
[ "$(answers)" = "$before" ]
for pair in 'server-11 server-12' 'server-21 server-22'; do
  read -r one other <<<"$pair"
  rows='SELECT snapshot, count() FROM vitrina_local.seller_offer GROUP BY snapshot ORDER BY snapshot'
  [ -n "$(query "$one" "$rows")" ]
  [ "$(query "$one" "$rows")" = "$(query "$other" "$rows")" ]
done
say 'Held'
