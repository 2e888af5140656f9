#!/usr/bin/env bash
# An installation on the cluster of .github/deploy/cluster, which loses a replica in the middle of an ingest: the command
# publishes nothing or the week as it is, the weeks are served as before, and afterwards both replicas have both weeks.
set -euo pipefail
cd "$(dirname "$0")/.."
source .github/write-week.sh
compose() { docker compose --file .github/deploy/cluster/compose.yaml --profile checks "$@"; }
within() { compose exec -T -e DEMO=off -e NODE_ENV=production -e PORT=4310 -e DATA_DIR=/tmp/vitrina \
  -e CLICKHOUSE_URL=http://vitrina:vitrina@server-11:8123/vitrina -e CLICKHOUSE_CLUSTER=market checks "$@"; }
vitrina() { within npx --yes pnpm@12 "$@"; }
say() { printf '\n== %s\n' "$*"; }
ask() { within curl -s "http://127.0.0.1:4310/api/report/$1"; }
# Answers of both shards: a week each, and a history and a comparison over both.
answers() {
  for path in week-info/2026/45 seller-products/2026/45/7 category-products/2026/45/107 brand-sellers/2026/45/7 \
    seller-history/2026/45/7 seller-info/2026/46/7 seller-changes/2026/46/7; do
    printf '%s ' "$path"; ask "$path"; echo
  done
}

mkdir -p .data
write_week 45 >.data/45.csv
write_week 46 >.data/46.csv
say 'A week on each shard'
vitrina ingest .data/45.csv
vitrina ingest .data/46.csv
within bash -c 'npx --yes pnpm@12 start >/tmp/server.log 2>&1 &'
until within curl -sf http://127.0.0.1:4310/readyz; do sleep 1; done
before=$(answers)

for server in server-12 server-22; do
  say "$server is lost while a week is replaced"
  write_week 46 other >.data/46.csv
  vitrina ingest --replace .data/46.csv &
  ingest=$!
  sleep 2
  compose kill "$server"
  [ "$(answers)" = "$before" ]
  compose up --detach --wait "$server"
  if wait "$ingest"; then echo 'the ingest took the other replica, or waited'; else echo 'the ingest published nothing'; fi
  write_week 46 >.data/46.csv
  vitrina ingest --replace .data/46.csv
  [ "$(answers)" = "$before" ]
done
say 'Held'
