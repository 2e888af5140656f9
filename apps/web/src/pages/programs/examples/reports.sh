# @weeks
curl --fail-with-body --silent --show-error \
  --header "Authorization: Bearer $VITRINA_KEY" \
  "$VITRINA_URL/api/report/periods"

# @find
curl --fail-with-body --silent --show-error \
  --header "Authorization: Bearer $VITRINA_KEY" \
  --header 'Content-Type: application/json' \
  --data '{"year": 2026, "weekNumber": 46, "text": "товар"}' \
  "$VITRINA_URL/api/report/find"
