#!/bin/sh
# Brings an installation of the chart to another version while visitors read: migrates and replaces workers, then webs. Kubernetes
# replaces one pod at a time, when its successor is ready. Stops at the first failure; the pods before go on serving.
#
#   NAMESPACE=shop deploy/release-helm.sh 0.2.0 --values values.yaml
#
# To go back, name the version before, with the same values: it runs on the new schema (CONTRIBUTING.md).
set -eu

version="${1:?Usage: deploy/release-helm.sh <version> [options of helm upgrade]}"
shift
: "${RELEASE:=katalog}" "${NAMESPACE:=default}" "${TIMEOUT:=40m}"

bring() {
  helm upgrade --install "$RELEASE" "$(dirname "$0")/helm" --namespace "$NAMESPACE" --wait --timeout "$TIMEOUT" "$@"
}

# the version that webs have now; at the first installation none
image="$(kubectl --namespace "$NAMESPACE" get deployment "$RELEASE-web" --ignore-not-found \
  --output jsonpath='{.spec.template.spec.containers[0].image}')"
before="${image##*:}"

bring "$@" --set-string "image.tag=$version" --set-string "web.tag=${before:-$version}" \
  || { echo "Workers are not replaced; webs have ${before:-no version}." >&2; exit 1; }
bring "$@" --set-string "image.tag=$version" --set-string "web.tag=$version" \
  || { echo "Workers have $version; not all webs have it." >&2; exit 1; }
echo "$version is running."
