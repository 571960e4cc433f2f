#!/bin/sh
# Makes the files in secrets/ that docker-compose.yml mounts. Existing ones stay. What .env held before goes into its file;
# passwords that only our own services share are made up.
set -eu
cd "$(dirname "$0")/.."

from_env() {
  [ ! -f .env ] || sed -n "s/^$1=//p" .env | tail -n 1 | sed -e "s/^'\(.*\)'\$/\1/" -e 's/^"\(.*\)"$/\1/'
}

random() {
  od -An -N32 -tx1 /dev/urandom | tr -d ' \n'
}

# secret <file> <name in .env> [value]
secret() {
  [ ! -e "secrets/$1" ] || return 0
  value="$(from_env "$2")"
  printf %s "${value:-${3:-}}" > "secrets/$1"
}

mkdir -p secrets
# the files are read by users of containers, the folder only by its owner
chmod 700 secrets
umask 022

secret postgres_password POSTGRES_PASSWORD "$(random)"
secret redis_password REDIS_PASSWORD "$(random)"
secret session_secret SESSION_SECRET "$(random)"

secret firebase_api_key FIREBASE_API_KEY
# empty unless they are used
secret metrics_token METRICS_TOKEN
secret opensearch_password OPENSEARCH_PASSWORD
secret otlp_headers OTEL_EXPORTER_OTLP_HEADERS
secret redis_sentinel_password REDIS_SENTINEL_PASSWORD
secret s3_access_key_id AWS_ACCESS_KEY_ID
secret s3_secret_access_key AWS_SECRET_ACCESS_KEY
secret smtp_url SMTP_URL

[ -s secrets/firebase_api_key ] || echo 'Write the API key of the Firebase project into secrets/firebase_api_key.'
[ -s secrets/firebase.json ] || echo 'Put the service account of the Firebase project into secrets/firebase.json.'
