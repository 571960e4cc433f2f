create table imports (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  created_by integer references users on delete set null,
  source text not null check (source in ('upload', 'url')),
  file_name text not null,
  storage_key text not null,
  bytes bigint not null,
  language text not null check (language in ('sl', 'en', 'other')),
  mode text not null default 'full' check (mode in ('full', 'delta', 'dry-run')),
  status text not null default 'queued' check (status in ('queued', 'validating', 'held', 'writing', 'done', 'failed',
    'cancelled', 'rolling-back', 'rolled-back', 'needs-mapping')),
  format text,
  encoding text,
  -- what the first pass found out and the second one needs
  summary jsonb,
  item_count integer,
  bytes_read bigint not null default 0,
  items_read integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  rejected integer not null default 0,
  deactivated integer not null default 0,
  warnings integer not null default 0,
  -- the last item number whose batch is written
  cursor integer not null default 0,
  -- raised at each start of a run; a batch commits only under the run it began in
  run integer not null default 0,
  failure jsonb,
  hold jsonb,
  confirmed_at timestamptz,
  cancel_requested boolean not null default false,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  writing_since timestamptz,
  finished_at timestamptz,
  heartbeat_at timestamptz,
  -- the last product that the rollback looked at
  rollback_cursor integer not null default 0,
  rolling_back_since timestamptz,
  restored integer not null default 0,
  kept integer not null default 0,
  -- since when only the row itself is left
  cleaned_at timestamptz,
  -- when the last of what is no longer kept was gone
  emptied_at timestamptz,
  -- since the last batch that was rolled back
  rollback_starts integer not null default 0,
  -- what it would do: created, updated, unchanged, deactivated
  foreseen jsonb,
  -- how far the file is judged
  items_met integer not null default 0,
  -- items that the store does not want imported
  excluded integer not null default 0,
  -- of the first pass, and how far it is
  step text check (step in ('judging', 'reading', 'foreseeing')),
  step_since timestamptz,
  step_items integer not null default 0,
  -- of the last whole batch
  written_at timestamptz,
  -- of prices that name none; null: as set for the store
  currency text check (currency ~ '^[A-Z]{3}$')
);
create unique index imports_one_active on imports (company_id) where status in ('validating', 'writing', 'rolling-back');
create index imports_company on imports (company_id, id desc);
create index imports_open on imports (status, id) where status in ('queued', 'validating', 'writing', 'rolling-back');
create index imports_storage on imports (storage_key);
create index imports_unemptied on imports (id) where emptied_at is null;

alter table product_data add foreign key (import_id) references imports on delete set null;

create table import_issues (
  id bigint generated always as identity primary key,
  import_id integer not null references imports on delete cascade,
  item_number integer not null,
  line integer not null,
  product_code text,
  severity text not null check (severity in ('error', 'warning', 'notice')),
  code text not null,
  "values" jsonb not null default '{}'::jsonb,
  text text
);
create index import_issues_import on import_issues (import_id, item_number, id);
create index import_issues_code on import_issues (import_id, code, item_number, id);

create table import_issue_counts (
  import_id integer not null references imports on delete cascade,
  code text not null,
  severity text not null,
  count integer not null,
  primary key (import_id, code, severity)
);

-- items kept out by each blocked term: issues are counted by their reason only
create table import_blocked_counts (
  import_id integer not null references imports on delete cascade,
  term text not null,
  count integer not null,
  primary key (import_id, term)
);

-- the feed's offers in short, from the first pass; lost in a crash of the database, and then read again
create unlogged table import_staged_items (
  import_id integer not null,
  product_code text not null,
  content_hash bytea not null,
  price_cents bigint,
  currency char(3),
  has_ean boolean,
  item_number integer,
  line integer,
  group_key text
);
create index import_staged_items_code on import_staged_items (import_id, product_code);

-- the offers as they were before the import touched them; null: it made them
create table import_changes (
  import_id integer not null references imports on delete cascade,
  product_id integer not null,
  before jsonb,
  -- equals the product's updated_at as long as nobody else has changed it
  written_at timestamptz not null default now(),
  -- somebody has changed it since, and the rollback left it as it was
  kept boolean not null default false,
  primary key (import_id, product_id)
);
create index import_changes_kept on import_changes (import_id, product_id) where kept;
-- for a rollback, which asks which earlier run has written a product
create index import_changes_product on import_changes (product_id, written_at);

-- uploads of the images in import_changes: a use like any other
create table import_change_media (
  import_id integer not null references imports on delete cascade,
  media_id integer not null references media on delete cascade,
  primary key (import_id, media_id)
);
create index import_change_media_media on import_change_media (media_id);

create table import_differences (
  id bigint generated always as identity primary key,
  import_id integer not null references imports on delete cascade,
  product_code text not null,
  name jsonb not null,
  kinds text[] not null,
  fields jsonb not null default '[]'::jsonb
);
create index import_differences_import on import_differences (import_id, id);

create table import_difference_counts (
  import_id integer not null references imports on delete cascade,
  kind text not null,
  count integer not null,
  primary key (import_id, kind)
);

-- how much of what a feed should say it says; stays when what else belongs to the run goes with its age
create table import_coverage (
  import_id integer not null references imports on delete cascade,
  field text not null,
  filled integer not null,
  total integer not null,
  primary key (import_id, field)
);

create table import_gaps (
  id bigint generated always as identity primary key,
  import_id integer not null references imports on delete cascade,
  item_number integer not null,
  line integer not null,
  product_code text not null,
  name jsonb not null,
  fields text[] not null
);
create index import_gaps_import on import_gaps (import_id, item_number);

create table category_mappings (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  -- folded, for matching; path is as the store writes it
  key text not null,
  path text not null,
  category_id integer references categories on delete set null,
  origin text not null default 'none' check (origin in ('chosen', 'name', 'excluded', 'none')),
  item_count integer not null default 0,
  updated_at timestamptz not null default now(),
  -- some codes of the goods that the last feed had there, 14 digits each
  gtins text[] not null default '{}',
  unique (company_id, key)
);
create index category_mappings_listed on category_mappings (company_id, item_count desc, id);

create table blocked_category_terms (
  id integer generated always as identity primary key,
  term text not null unique,
  reason text not null check (reason in ('adult', 'nicotine', 'weapons', 'other'))
);
insert into blocked_category_terms (term, reason) values
  ('erotika', 'adult'), ('erotic', 'adult'), ('sex shop', 'adult'), ('adult toys', 'adult'),
  ('tobak', 'nicotine'), ('tobacco', 'nicotine'), ('cigarete', 'nicotine'), ('cigarettes', 'nicotine'),
  ('e-cigarete', 'nicotine'), ('e-cigarettes', 'nicotine'), ('nikotin', 'nicotine'), ('nicotine', 'nicotine'),
  ('kratom', 'other'),
  ('strelno orozje', 'weapons'), ('firearms', 'weapons'), ('strelivo', 'weapons'), ('ammunition', 'weapons');
