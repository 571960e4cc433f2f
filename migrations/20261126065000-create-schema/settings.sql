create extension if not exists pg_trgm;

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table slug_history (
  kind text not null check (kind in ('company', 'category', 'blog', 'page')),
  locale text not null check (locale in ('sl', 'en')),
  slug text not null,
  object_id integer not null,
  replaced_at timestamptz not null default now(),
  primary key (kind, locale, slug)
);

-- answers to writes that came with an Idempotency-Key
create table idempotency_keys (
  -- the account's uid at the identity provider
  owner text not null,
  -- method and pattern of the address
  route text not null,
  key text not null,
  -- who works on it: an answer that comes after somebody else took over is not kept
  claim uuid not null,
  -- of the address and the body
  fingerprint bytea not null,
  -- null: still running
  status smallint,
  headers jsonb,
  body text,
  created_at timestamptz not null default now(),
  primary key (owner, route, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- jobs whose last attempt failed; the queue itself forgets them
create table job_failures (
  id integer generated always as identity primary key,
  queue text not null,
  job text not null,
  job_id text not null,
  -- ids only, as in the queue
  data jsonb not null,
  reason text not null,
  times integer not null default 1,
  failed_at timestamptz not null default now(),
  unique (queue, job_id)
);
create index job_failures_failed on job_failures (failed_at);
