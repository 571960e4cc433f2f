-- what the fields of a file of an unknown format mean
create table feed_mappings (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  -- names of the root and of the element that holds one offer: the shape of the files that are meant
  root text not null,
  item text not null,
  rules jsonb not null,
  -- the import whose file it was made from
  import_id integer references imports on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, root, item)
);
create index feed_mappings_import on feed_mappings (import_id);

create table feeds (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  url text not null check (url <> ''),
  username text,
  -- encrypted, for this store and the origin of the address
  password text,
  password_set_at timestamptz,
  -- five fields, by the clocks of the market
  cron text not null,
  mode text not null check (mode in ('full', 'delta')),
  -- null: as the store's setting says
  language text check (language in ('sl', 'en', 'other')),
  active boolean not null default true,
  -- null: switched off
  next_at timestamptz,
  -- of the last answer that was imported
  etag text,
  last_modified text,
  content_hash bytea,
  -- in a row
  failures integer not null default 0,
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- null: as the store's setting says
  currency text check (currency ~ '^[A-Z]{3}$'),
  check (active = (next_at is not null)),
  check (password is null or username is not null)
);
-- a whole feed takes away what is not in it: two of them would fight
create unique index feeds_one_full on feeds (company_id) where active and mode = 'full';
create index feeds_company on feeds (company_id, id);
create index feeds_due on feeds (next_at) where active;

create table feed_pulls (
  id integer generated always as identity primary key,
  feed_id integer not null references feeds on delete cascade,
  company_id integer not null references companies on delete cascade,
  -- null: the timetable
  requested_by integer references users on delete set null,
  status text not null default 'queued' check (status in ('queued', 'pulling', 'importing', 'done', 'failed')),
  -- what has become of it, or why nothing has
  outcome text,
  http_status smallint,
  bytes bigint,
  import_id integer references imports on delete set null,
  -- raised at each start; who began with another one writes nothing
  run integer not null default 0,
  heartbeat_at timestamptz,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  check ((outcome is null) = (status in ('queued', 'pulling', 'importing')))
);
create unique index feed_pulls_one_open on feed_pulls (feed_id) where status in ('queued', 'pulling');
-- those of one store after each other
create unique index feed_pulls_one_active on feed_pulls (company_id) where status = 'pulling';
create index feed_pulls_open on feed_pulls (status, id) where status in ('queued', 'pulling', 'importing');
create index feed_pulls_feed on feed_pulls (feed_id, id desc);
create index feed_pulls_company on feed_pulls (company_id, id desc);
create index feed_pulls_import on feed_pulls (import_id) where import_id is not null;

create table feed_alerts (
  id integer generated always as identity primary key,
  feed_id integer not null references feeds on delete cascade,
  kind text not null check (kind in ('failing', 'working')),
  created_at timestamptz not null default now(),
  mailed_at timestamptz
);
create index feed_alerts_waiting on feed_alerts (id) where mailed_at is null;
create index feed_alerts_feed on feed_alerts (feed_id, id desc);
