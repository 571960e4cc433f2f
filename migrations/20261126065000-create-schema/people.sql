create table companies (
  id integer generated always as identity primary key,
  company_name text not null check (company_name <> ''),
  slug text not null unique,
  logo_media_id integer,
  website text,
  description jsonb not null default '{}'::jsonb,
  email text,
  phone text,
  delivery_note jsonb not null default '{}'::jsonb,
  active boolean not null default false,
  -- when a whole feed last confirmed every price of the store
  prices_checked_at timestamptz,
  feed_language text not null default 'sl' check (feed_language in ('sl', 'en', 'other')),
  foreign_currency text not null default 'mark' check (foreign_currency in ('mark', 'reject')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- when the platform first approved the store; null: it awaits approval
  approved_at timestamptz,
  -- the letter of the directory that a store stands under: č, š and ž are letters of their own, what is no letter is #
  initial text not null generated always as (
    case when left(lower(company_name), 1) in ('č', 'š', 'ž') then upper(left(company_name, 1))
      when fold_text(left(company_name, 1)) ~ '^[a-z]' then upper(left(fold_text(left(company_name, 1)), 1))
      else '#' end) stored,
  -- of prices in feeds that name no currency
  feed_currency text not null default 'EUR' check (feed_currency ~ '^[A-Z]{3}$')
);
create index companies_directory on companies (company_name collate "sl-x-icu", id) where active;
create index companies_initial on companies (initial) where active;
create index companies_words on companies using gin (fold_text(company_name) gin_trgm_ops);
create index companies_logo on companies (logo_media_id) where logo_media_id is not null;

create table users (
  id integer generated always as identity primary key,
  firebase_id text not null unique,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  locale text not null default 'sl' check (locale in ('sl', 'en')),
  user_type text not null default 'employee' check (user_type in ('super_admin', 'admin', 'employee')),
  permission_level smallint not null default 0 check (permission_level between 0 and 3),
  company_id integer references companies on delete restrict,
  status text not null default 'pending' check (status in ('pending', 'active', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_seen_at timestamptz,
  -- what a search of people compares
  search_text text generated always as (fold_text(first_name || ' ' || last_name || ' ' || email)) stored,
  -- when all sessions of the person were ended, whatever the identity provider knows of it
  sessions_ended_at timestamptz,
  -- when the person was first approved; null: awaits approval
  approved_at timestamptz,
  constraint users_company_by_type check ((user_type = 'super_admin') = (company_id is null))
);
create unique index users_email on users (lower(email));
create index users_company on users (company_id, status);
create index users_search on users using gin (search_text gin_trgm_ops);
-- the list's usual order
create index users_name on users (last_name collate "sl-x-icu", first_name collate "sl-x-icu", id);

create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id integer references users on delete set null,
  action text not null,
  object_kind text not null,
  object_id text not null,
  before jsonb,
  after jsonb,
  -- stay readable when the person or the object is gone
  actor_email text,
  object_name text,
  search_text text generated always as
    (fold_text(coalesce(actor_email, '') || ' ' || coalesce(object_name, '') || ' ' || object_id)) stored
);
create index audit_entries_object on audit_entries (object_kind, object_id, id desc);
create index audit_entries_actor on audit_entries (actor_id, id desc);
create index audit_entries_kind on audit_entries (object_kind, id desc);
create index audit_entries_at on audit_entries (at);
create index audit_entries_search on audit_entries using gin (search_text gin_trgm_ops);
