#!/usr/bin/env bash
# An encrypted backup of the containers of docker-compose.yml, for cron. Nothing of it is on this machine's disk unencrypted but
# in the worker's own folder, while it is made. The key that opens it is somewhere else.
#
#   RECIPIENT=age1… deploy/backup.sh /backups        # age; any other RECIPIENT is that of a key of gpg
#
# Older archives than KEEP_DAYS (30) are deleted, but only after a new one is complete.
set -euo pipefail
folder="$(realpath "${1:?Usage: RECIPIENT=… deploy/backup.sh <folder>}")"
: "${RECIPIENT:?The public key for which the backup is encrypted}" "${KEEP_DAYS:=30}"
cd "$(dirname "$0")/.."

case "$RECIPIENT" in
  age1*) extension=age encrypt=(age --recipient "$RECIPIENT") ;;
  *) extension=gpg encrypt=(gpg --batch --yes --trust-model always --encrypt --recipient "$RECIPIENT") ;;
esac
archive="$folder/katalog-$(date -u +%Y-%m-%dT%H-%M-%S).tar.$extension"
trap 'rm -f "$archive.unfinished"' EXIT

umask 077
# a single container makes it; what an interrupted one has left goes first
docker compose exec -T --index 1 worker sh -ec '
  trap "rm -rf /scratch/backup" EXIT
  rm -rf /scratch/backup
  node dist/scripts/backup.js /scratch/backup >&2
  tar -C /scratch -cf - backup
' | "${encrypt[@]}" > "$archive.unfinished"
mv "$archive.unfinished" "$archive"
find "$folder" -maxdepth 1 -name 'katalog-*.tar.*' -mtime "+$KEEP_DAYS" -delete
echo "$archive"
