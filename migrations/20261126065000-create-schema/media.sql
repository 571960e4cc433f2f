create table media (
  id integer generated always as identity primary key,
  company_id integer references companies on delete cascade,
  -- null: an upload
  source_url text,
  storage_key text,
  content_hash text,
  alt jsonb not null default '{}'::jsonb,
  width integer check (width > 0),
  height integer check (height > 0),
  mime text,
  bytes bigint check (bytes >= 0),
  variants jsonb not null default '[]'::jsonb,
  status text not null default 'pending' check (status in ('pending', 'ready', 'failed')),
  failure text,
  attempts smallint not null default 0,
  retry_at timestamptz,
  created_at timestamptz not null default now(),
  -- of an upload
  file_name text,
  -- since when nothing uses the upload; null: it is used, or was not looked at yet
  unused_since timestamptz,
  updated_at timestamptz not null default now(),
  -- the picture whose place this upload takes once its sizes are made
  replaces_id integer references media on delete set null,
  unique (company_id, source_url),
  check (status <> 'ready' or (storage_key is not null and width is not null and height is not null))
);
alter table companies add constraint companies_logo_fk foreign key (logo_media_id) references media on delete set null;

create index media_pending on media (retry_at nulls first, id) where status = 'pending';
create index media_pending_company on media (company_id, retry_at nulls first, id) where status = 'pending';
-- pictures at which a worker may have died
create index media_often_tried on media (retry_at) where status = 'pending' and attempts >= 4;
create index media_removed on media (id) where status = 'failed' and failure = 'removed';
create index media_by_content on media (content_hash) where status = 'ready';
create index media_replacements on media (replaces_id) where replaces_id is not null;

-- the same bytes uploaded twice by a company are one picture
create unique index media_uploads on media (company_id, content_hash) nulls not distinct where source_url is null;
-- somebody waits for pending uploads, and the cleaning walks through all of them: neither may read the pictures of feeds
create index media_pending_uploads on media (retry_at nulls first, id) where status = 'pending' and source_url is null;
create index media_upload_ids on media (id) where source_url is null;
create index media_unused_uploads on media (unused_since) where source_url is null and unused_since is not null;
create index media_upload_keys on media (storage_key) where storage_key like 'uploads/%';

create index media_company_newest on media (company_id, id desc);
create index media_company_largest on media (company_id, bytes desc nulls last, id desc);
create index media_company_bytes on media (company_id) include (bytes) where source_url is null and status <> 'failed';
-- most pictures of feeds have neither name nor text: they cost an import nothing
create index media_words on media using gin
  (fold_text(coalesce(file_name, '') || ' ' || coalesce(alt ->> 'sl', '') || ' ' || coalesce(alt ->> 'en', '')) gin_trgm_ops)
  where file_name is not null or alt <> '{}';
