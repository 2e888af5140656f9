#!/usr/bin/env bash
# An installation on the ClickHouse server of CLICKHOUSE_URL and CLICKHOUSE_READ_URL, which is killed (KILL) and
# restarted (START) while it serves and while a week is read.
set -euom pipefail
cd "$(dirname "$0")/.."
source .github/write-week.sh
work=$(mktemp -d)
export DATA_DIR="$work/data" PORT=4310 NODE_ENV=production
report="http://127.0.0.1:$PORT/api/report"

say() { printf '\n== %s\n' "$*"; }
vitrina() { npx --yes pnpm@12 "$@"; }
# Waits until a call has this status.
await_status() {
  for _ in $(seq 240); do
    [ "$(curl -s -o /dev/null -w '%{http_code}' "$2")" = "$1" ] && return
    sleep 0.5
  done
  echo "$2 was never $1" >&2
  exit 1
}

write_week 45 >"$work/45.csv"
write_week 46 >"$work/46.csv"
say 'A week is published and served'
vitrina ingest "$work/45.csv"
DEMO=off vitrina start >"$work/server.log" 2>&1 &
server=$!
trap 'kill -- "-$server" 2>/dev/null; cat "$work/server.log"' EXIT
await_status 200 "http://127.0.0.1:$PORT/readyz"
before=$(curl -sf "$report/seller-products/2026/45/7")

say 'The server is killed while a week is read: the command ends with a sentence, reports are 503'
vitrina ingest "$work/46.csv" >"$work/ingest.log" 2>&1 &
ingest=$!
until grep -q 'Reading and checking rows: [1-9]' "$work/ingest.log"; do
  kill -0 "$ingest" || { cat "$work/ingest.log"; exit 1; }
  sleep 0.1
done
bash -c "$KILL"
if wait "$ingest"; then echo 'The ingest published a week without a server' >&2; exit 1; fi
cat "$work/ingest.log"
if grep -q '^ *at ' "$work/ingest.log"; then echo 'The ingest ended with a stack' >&2; exit 1; fi
await_status 503 "$report/seller-info/2026/45/8"

say 'The server is back: the week is served as before, and the other is published'
bash -c "$START"
await_status 200 "$report/seller-info/2026/45/9"
[ "$(curl -sf "$report/seller-products/2026/45/7")" = "$before" ]
vitrina ingest "$work/46.csv"
await_status 200 "$report/seller-info/2026/46/9"
vitrina periods
vitrina recover
say 'Held'
