#!/bin/sh
# Moves a Compose installation to a newer major version of PostgreSQL, by a backup, a new volume and a restore:
#   sh scripts/deploy/upgradePostgres.sh 19
# Stepwell is down until it ends. If a step fails, the old version runs again. The old volume is kept.
set -eu
cd "$(dirname "$0")"

version=${1:-}
case $version in '' | *[!0-9]*) echo 'Say which major version: sh scripts/deploy/upgradePostgres.sh 19' >&2 && exit 1 ;; esac

# As in compose.yaml.
volume_of() { echo "${COMPOSE_PROJECT_NAME:-stepwell}_postgres-data${1:+-$1}"; }
before=$(sed -n 's/^POSTGRES_VERSION=//p' .env)
new_volume=$(volume_of "$version")

if docker volume inspect "$new_volume" >/dev/null 2>&1; then
  echo "The volume $new_volume exists already. If nothing in it is needed: docker volume rm $new_volume" >&2
  exit 1
fi
running=$(docker compose exec -T postgres psql --username postgres --tuples-only --no-align --command 'show server_version_num')
if [ "$((running / 10000))" -ge "$version" ]; then
  echo "PostgreSQL is $((running / 10000)) already." >&2
  exit 1
fi
# Before Stepwell stops, as this can fail. The environment overrides .env.
POSTGRES_VERSION=$version docker compose pull postgres

go_back() {
  set +e
  if [ -s .env.new ]; then echo "The settings are in $(pwd)/.env.new, too: compare .env with it." >&2; fi
  echo "PostgreSQL $version couldn't be set up. Going back to the version before." >&2
  export POSTGRES_VERSION="$before"
  docker compose rm --stop --force postgres
  docker volume rm "$new_volume" >/dev/null 2>&1
  docker compose up --detach
}
trap go_back EXIT
trap 'exit 1' INT TERM HUP

backup=/backups/before-postgres-$version-$(date +%Y%m%d%H%M%S).stepwell
docker compose stop stepwell
docker compose run --rm -T stepwell node build/server/backup.js "$backup"
docker compose rm --stop --force postgres
export POSTGRES_VERSION="$version"
docker compose up --detach --wait postgres
docker compose run --rm -T stepwell node build/server/restore.js "$backup"

# A full disk must not cost the settings, so they are written beside the file first. Then in place, since the file may
# belong to another user or be a link.
(umask 077 && sed '/^POSTGRES_VERSION=/d' .env >.env.new && printf 'POSTGRES_VERSION=%s\n' "$version" >>.env.new)
cat .env.new >.env
cmp -s .env.new .env
rm .env.new
trap - EXIT
docker compose up --detach
echo "Stepwell runs with PostgreSQL $version. Once all is well, remove the old data: docker volume rm $(volume_of "$before")"
