#!/bin/sh
# Installs what `make test-compose` needs on Debian 12 or 13, where it is missing: Docker's engine, Compose 2 and debootstrap. Starts no daemon.
set -eu
PLUGINS=/usr/local/lib/docker/cli-plugins

has_plugins() { docker compose version >/dev/null 2>&1 && docker buildx version >/dev/null 2>&1; }
if command -v dockerd >/dev/null 2>&1 && has_plugins && command -v debootstrap >/dev/null 2>&1; then exit 0; fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
  # An engine of this user's own that answers is enough: its base images come from the registries.
  if docker info >/dev/null 2>&1 && has_plugins; then exit 0; fi
  echo "This machine has no container engine, and this user cannot install one: run make test-compose as root on Debian, or start Docker first."
  exit 1
fi

temporary=$(mktemp -d)
policy=/usr/sbin/policy-rc.d
own_policy=
tidy() {
  rm -rf "$temporary"
  [ -z "$own_policy" ] || rm -f "$policy"
}
trap tidy EXIT
# Packages of daemons start them where nothing forbids it.
if [ ! -e "$policy" ]; then
  own_policy=yes
  printf '#!/bin/sh\nexit 101\n' >"$policy"
  chmod 755 "$policy"
fi

echo "Installing Docker's engine, Compose and debootstrap"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends docker.io debootstrap iptables ca-certificates >/dev/null
if ! command -v docker >/dev/null 2>&1; then apt-get install -y -qq --no-install-recommends docker-cli >/dev/null; fi

# Debian 12 has Compose 1 alone, which does not read the file, and no builder; those of Debian 13 need no library that Debian 12 lacks.
if ! has_plugins; then
  mkdir -p "$temporary/lists/partial" "$temporary/cache/archives/partial"
  echo 'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian trixie main' >"$temporary/sources.list"
  of_trixie() {
    apt-get -qq -o "Dir::Etc::sourcelist=$temporary/sources.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$temporary/lists" \
      -o "Dir::Cache=$temporary/cache" -o Acquire::Languages=none "$@"
  }
  of_trixie update
  cd "$temporary"
  for name in compose buildx; do
    of_trixie download "docker-$name" 2>/dev/null
    dpkg-deb -x "docker-${name}"_*.deb unpacked
    install -D -m 755 "unpacked/usr/libexec/docker/cli-plugins/docker-$name" "$PLUGINS/docker-$name"
  done
fi
docker compose version
