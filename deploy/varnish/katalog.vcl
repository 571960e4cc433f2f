# A page cache in front of the web processes: see docs/operations.md.
vcl 4.1;

import std;

# The web processes, or the proxy that chooses among them.
backend web {
  .host = "web";
  .port = "3000";
  # of answers that are not kept, such as exports
  .first_byte_timeout = 300s;
}

# The workers, which remove pages. All others are refused.
acl workers {
  "localhost";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
  "fc00::"/7;
}

sub vcl_recv {
  if (req.method == "BAN") {
    # a visitor's request has the address that the proxy in front added
    if (client.ip !~ workers || req.http.X-Forwarded-For != "" + client.ip) {
      return (synth(403));
    }
    if (!std.ban("obj.http.Surrogate-Key ~ " + req.http.Surrogate-Key)) {
      return (synth(400, std.ban_error()));
    }
    return (synth(200));
  }

  # Everything that may belong to one visitor, also by a cookie of another application on this site.
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Cookie || req.http.Authorization || req.http.X-Inertia) {
    return (pass);
  }
  # Frames and files.
  if (req.http.Sec-Fetch-Dest && req.http.Sec-Fetch-Dest != "document") {
    return (pass);
  }
  # Links on our own pages: they may choose a language, and are counted.
  if (req.http.Sec-Fetch-Site == "same-origin"
    || (req.http.Referer && regsub(req.http.Referer, "^https?://([^/?#]*).*$", "\1") == req.http.Host)) {
    return (pass);
  }
  # The home page leads English readers on, and only Katalog decides who that is. The rule here is narrower: others have
  # Slovenian first, or no English at all.
  if (req.url ~ "^/(\?|$)" && req.http.Accept-Language ~ "(?i)(^|[ ,])en"
    && req.http.Accept-Language !~ "(?i)^sl(-[a-z]+)?(,|$)") {
    return (pass);
  }

  # The rest of the headers in Vary: a page has two copies, for phones and for others.
  unset req.http.Accept-Language;
  unset req.http.Sec-Fetch-Dest;
  unset req.http.Sec-Fetch-Site;
  unset req.http.X-Inertia-Version;
  if (req.http.Sec-CH-UA-Mobile != "?1") {
    unset req.http.Sec-CH-UA-Mobile;
  }
  return (hash);
}

sub vcl_backend_fetch {
  # A page that was begun before a change must not arrive after the second removal, ten seconds later.
  if (!bereq.uncacheable) {
    set bereq.first_byte_timeout = 8s;
  }
}

sub vcl_backend_response {
  # Only Katalog decides which pages may be kept, and for how long.
  if (beresp.http.Cache-Control !~ "s-maxage=" || beresp.http.Set-Cookie) {
    set beresp.ttl = 60s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  # An old page would have old prices.
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  return (deliver);
}

sub vcl_deliver {
  if (resp.http.Surrogate-Key) {
    # Pages are removed from this cache only.
    set resp.http.Cache-Control = "no-cache, private";
    unset resp.http.Surrogate-Key;
    unset resp.http.Age;
    if (obj.hits > 0) {
      set resp.http.Cache-Status = "varnish; hit";
      # of another visitor
      unset resp.http.X-Request-Id;
    }
  }
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  return (deliver);
}
