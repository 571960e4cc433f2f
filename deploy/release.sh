#!/bin/sh
# Replaces the containers of docker-compose.yml by those of another version while visitors read: migrates, replaces workers, then
# webs, one by one, each only when its successor is healthy. Stops at the first failure, with both versions running; run it again,
# or with the version before, which runs on the new schema (CONTRIBUTING.md).
#
#   deploy/release.sh 0.2.0        # builds the image katalog:0.2.0 unless it is there
set -eu
cd "$(dirname "$0")/.."

version="${1:?Usage: deploy/release.sh <version>}"
export KATALOG_VERSION="$version"
# how long a web may read its index, and how often it is asked
: "${READY_SECONDS:=1800}" "${PAUSE_SECONDS:=2}"

fail() {
  echo "$1" >&2
  echo "Both versions are running. Go on: deploy/release.sh $version; go back: deploy/release.sh <version before>" >&2
  exit 1
}

state() {
  docker inspect --format \
    '{{if .RestartCount}}restarted{{else if .State.Health}}{{.State.Health.Status}}{{else}}{{.State.Status}}{{end}}' "$1"
}

# Until it is healthy, or without a check of health runs for some seconds.
wait_for() {
  waited=0
  while :; do
    case "$(state "$1")" in
      healthy) return 0 ;;
      running) [ "$waited" -lt 10 ] || return 0 ;;
      starting | created) ;;
      *) return 1 ;;
    esac
    [ "$waited" -lt "$READY_SECONDS" ] || return 1
    sleep "$PAUSE_SECONDS"
    waited=$((waited + PAUSE_SECONDS))
  done
}

# Each container of a service, one by one.
replace() {
  service="$1" seconds="$2"
  old="$(docker compose ps --quiet "$service")"
  count="$(echo "$old" | wc -w)"
  for container in $old; do
    before="$(docker compose ps --quiet "$service")"
    docker compose up --detach --no-deps --no-recreate --scale "$service=$((count + 1))" "$service" \
      || fail "No new $service could be started."
    for new in $(docker compose ps --all --quiet "$service"); do
      echo "$before" | grep -qx "$new" && continue
      wait_for "$new" && continue
      docker logs --tail 20 "$new" >&2 || :
      docker rm --force "$new" >/dev/null
      fail "The new $service does not get ready, and is removed."
    done
    docker stop --time "$seconds" "$container" >/dev/null
    docker rm "$container" >/dev/null
    echo "$service: replaced $container"
  done
}

docker image inspect "katalog:$version" >/dev/null 2>&1 || docker compose build web
docker compose run --rm --no-deps migrate || fail 'The database could not be migrated; nothing has been replaced.'
replace worker 60
replace web 30

# for the next docker compose up
touch .env
sed -i.before -e '/^KATALOG_VERSION=/d' .env
rm -f .env.before
echo "KATALOG_VERSION=$version" >> .env
echo "$version is running."
