create table blogs (
  id integer generated always as identity primary key,
  title jsonb not null,
  slug jsonb not null,
  summary jsonb not null default '{}'::jsonb,
  body jsonb not null default '{}'::jsonb,
  cover_media_id integer references media on delete set null,
  author_id integer references users on delete set null,
  status text not null default 'draft' check (status in ('draft', 'published')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint blogs_published check (status = 'draft' or published_at is not null)
);
create index blogs_public on blogs (published_at desc, id desc) where status = 'published' and deleted_at is null;
create index blogs_cover on blogs (cover_media_id) where cover_media_id is not null;

create table pages (
  id integer generated always as identity primary key,
  -- of a page that the product links to
  key text unique check (key in ('privacy', 'terms', 'imprint', 'ranking')),
  title jsonb not null,
  slug jsonb not null,
  body jsonb not null default '{}'::jsonb,
  status text not null default 'draft' check (status in ('draft', 'published')),
  updated_at timestamptz not null default now(),
  summary jsonb not null default '{}'::jsonb,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint pages_kept check (key is null or deleted_at is null)
);
create unique index pages_slug_sl on pages ((slug ->> 'sl')) where deleted_at is null;
create unique index pages_slug_en on pages ((slug ->> 'en')) where deleted_at is null;

-- pictures in texts
create table blog_media (
  blog_id integer not null references blogs on delete cascade,
  media_id integer not null references media,
  primary key (blog_id, media_id)
);
create index blog_media_media on blog_media (media_id);

create table page_media (
  page_id integer not null references pages on delete cascade,
  media_id integer not null references media,
  primary key (page_id, media_id)
);
create index page_media_media on page_media (media_id);
