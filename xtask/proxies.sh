#!/bin/sh
# Tries the examples for proxies in docs/security.md: the text that stands there, with other ports and a certificate of this run's own.
# usage: xtask/proxies.sh SERVER    (the binary `bija`; needs curl, openssl and nginx or caddy)
set -eu

server=$(realpath "$1")
docs=$(dirname "$(realpath "$0")")/../docs/security.md
place=$(mktemp -d)
plain=18080 tls=18443 own=18090
started=""
end() {
    for process in $started; do kill "$process" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$place"
}
trap end EXIT INT TERM

openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=bija.example -addext subjectAltName=DNS:bija.example \
    -keyout "$place/key.pem" -out "$place/cert.pem" 2>/dev/null

# The text between ```LANGUAGE and ```.
example() {
    awk -v language="$1" '$0 == "```" language { inside = 1; next } $0 == "```" { inside = 0 } inside' "$docs"
}

# A request of a browser at one address of this machine: ADDRESS, PATH, further words of curl.
ask() {
    from=$1 path=$2
    shift 2
    curl --silent --show-error --max-time 10 --http1.1 --cacert "$place/cert.pem" --interface "$from" \
        --resolve "bija.example:$tls:127.0.0.1" --resolve "bija.example:$plain:127.0.0.1" "$@" "https://bija.example:$tls$path"
}

status() { ask "$@" --output /dev/null --write-out '%{http_code}'; }

# A nickname from ADDRESS; what the visitor says in X-Forwarded-For must not count.
guest() {
    status "$1" /api/v1/guest --header 'Origin: https://bija.example' --header 'Content-Type: application/json' \
        --header "X-Forwarded-For: 198.51.100.$2" --data '{"name":"Asha"}'
}

expect() {
    if [ "$2" = "$3" ]; then echo "  $1"; else echo "  FAILED: $1: $2, not $3"; failed=1; fi
}

holds() {
    case "$2" in *"$3"*) echo "  $1" ;; *) echo "  FAILED: $1: no $3 in $2"; failed=1 ;; esac
}

until_it_answers() {
    tries=0
    until curl --silent --output /dev/null --max-time 2 "http://127.0.0.1:$1/"; do
        tries=$((tries + 1))
        if [ "$tries" -gt 100 ]; then echo "nothing answers on port $1"; exit 1; fi
        sleep 0.1
    done
}

try() {
    echo "$1"
    "$server" serve --bind "127.0.0.1:$own" --data-dir "$place/data-$1" --public-origins https://bija.example --trusted-proxies 127.0.0.1 \
        2>"$place/server-$1.log" &
    bija=$!
    started="$started $bija"
    until_it_answers "$own"
    until_it_answers "$plain"
    moved=$(curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}' --resolve "bija.example:$plain:127.0.0.1" "http://bija.example:$plain/en/")
    holds "plain HTTP leads to TLS" "$moved" "https://bija.example"
    page=$(ask 127.0.0.2 /en/ --include)
    holds "pages come" "$page" "200 OK"
    holds "browsers keep to TLS" "$page" "max-age=31536000"
    made=$(ask 127.0.0.2 /api/v1/guest --include --header 'Origin: https://bija.example' --header 'Content-Type: application/json' --data '{"name":"Asha"}')
    holds "a nickname is given" "$made" "201 Created"
    holds "its cookie is for this host and TLS alone" "$made" "__Host-bija="
    holds "and says so" "$made" "Secure"
    cookie=$(printf '%s' "$made" | tr -d '\r' | sed -n 's/^[Ss]et-[Cc]ookie: \([^;]*\);.*/\1/p')
    table=$(ask 127.0.0.2 /api/v1/tables --header "Cookie: $cookie" --header 'Origin: https://bija.example' --header 'Content-Type: application/json' \
        --data '{"kind":"friend","ruleset":"kalah"}')
    game=$(printf '%s' "$table" | sed -n 's/.*"game":"\([^"]*\)".*/\1/p')
    # The line stays open until curl is out of patience.
    line=$(ask 127.0.0.2 "/api/v1/games/$game/socket?protocol=1" --include --no-buffer --max-time 3 --header "Cookie: $cookie" \
        --header 'Origin: https://bija.example' --header 'Connection: Upgrade' --header 'Upgrade: websocket' \
        --header 'Sec-WebSocket-Version: 13' --header 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==' 2>/dev/null | tr -d '\000' || true)
    holds "a socket opens" "$line" "101 Switching Protocols"
    holds "and is greeted" "$line" '"type":"welcome"'
    holds "as the one who sits there" "$line" '"seat":0'
    foreign=$(ask 127.0.0.2 "/api/v1/games/$game/socket?protocol=1" --output /dev/null --write-out '%{http_code}' --header 'Origin: https://evil.example' \
        --header 'Connection: Upgrade' --header 'Upgrade: websocket' --header 'Sec-WebSocket-Version: 13' --header 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==')
    expect "a page of another site opens none" "$foreign" 403
    expect "the metrics are not for visitors" "$(status 127.0.0.2 /metrics)" 404
    expect "nor for those who claim to be of this machine" "$(status 127.0.0.2 /metrics --header 'X-Forwarded-For: 127.0.0.1')" 404
    expect "but for this machine" "$(curl --silent --output /dev/null --write-out '%{http_code}' "http://127.0.0.1:$own/metrics")" 200
    # Ten come in a minute, and another one every six seconds.
    number=1 last=201
    while [ "$last" = 201 ] && [ "$number" -le 60 ]; do
        last=$(guest 127.0.0.2 "$number")
        number=$((number + 1))
    done
    expect "one address cannot pass for many" "$last" 429
    expect "and does not count for others" "$(guest 127.0.0.3 61)" 201
    kill "$bija"
    wait "$bija" 2>/dev/null || true
}

failed=0 tried=0
if command -v nginx >/dev/null; then
    {
        echo "pid $place/nginx.pid; error_log $place/nginx.log; events {}"
        echo "http { access_log off; client_body_temp_path $place/body; proxy_temp_path $place/proxied;"
        echo "fastcgi_temp_path $place/fastcgi; uwsgi_temp_path $place/uwsgi; scgi_temp_path $place/scgi;"
        example nginx | sed -e "s/listen 443 ssl/listen 127.0.0.1:$tls ssl/; s/listen 80;/listen 127.0.0.1:$plain;/; s|/etc/ssl/bija.example.pem|$place/cert.pem|" \
            -e "s|/etc/ssl/bija.example.key|$place/key.pem|; s/127.0.0.1:8080/127.0.0.1:$own/"
        echo "}"
    } >"$place/nginx.conf"
    nginx -e "$place/nginx.log" -g 'daemon off;' -c "$place/nginx.conf" &
    proxy=$!
    started="$started $proxy"
    try nginx
    kill "$proxy"
    wait "$proxy" 2>/dev/null || true
    tried=1
fi
if command -v caddy >/dev/null; then
    {
        printf '{\n    admin off\n    http_port %s\n    https_port %s\n}\n' "$plain" "$tls"
        example caddy | sed -e "s|^bija.example {|&\n    tls $place/cert.pem $place/key.pem|; s/127.0.0.1:8080/127.0.0.1:$own/"
    } >"$place/Caddyfile"
    XDG_DATA_HOME=$place XDG_CONFIG_HOME=$place caddy run --config "$place/Caddyfile" --adapter caddyfile 2>"$place/caddy.log" &
    proxy=$!
    started="$started $proxy"
    try caddy
    kill "$proxy"
    wait "$proxy" 2>/dev/null || true
    tried=1
fi
if [ "$tried" = 0 ]; then echo "neither nginx nor caddy is here (Debian: apt-get install nginx caddy)"; exit 2; fi
exit "$failed"
