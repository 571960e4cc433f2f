create table brands (
  id integer generated always as identity primary key,
  name text not null,
  key text not null unique
);
create index brands_beginning on brands (key text_pattern_ops);

create table products (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete restrict,
  kind text not null default 'product' check (kind in ('product', 'service')),
  status text not null default 'draft' check (status in ('draft', 'active', 'inactive')),
  product_code text not null check (product_code <> ''),
  name jsonb not null check (name <> '{}'::jsonb),
  description jsonb not null default '{}'::jsonb,
  specifications jsonb not null default '{}'::jsonb,
  price numeric(12, 2) not null check (price > 0),
  regular_price numeric(12, 2) check (regular_price > 0),
  currency char(3) not null default 'EUR' check (currency ~ '^[A-Z]{3}$'),
  link text not null default '',
  brand_id integer references brands on delete set null,
  ean text,
  gtin char(14) check (gtin ~ '^[0-9]{14}$'),
  mpn text,
  stock integer check (stock >= 0),
  availability text not null default 'unknown'
    check (availability in ('in_stock', 'out_of_stock', 'preorder', 'backorder', 'unknown')),
  delivery_cost numeric(12, 2) check (delivery_cost >= 0),
  delivery_days_min smallint check (delivery_days_min >= 0),
  delivery_days_max smallint check (delivery_days_max >= delivery_days_min),
  condition text not null default 'new' check (condition in ('new', 'refurbished', 'used')),
  variant_group text,
  price_checked_at timestamptz not null default now(),
  clicks integer not null default 0,
  -- fingerprint of the feed's item; null: typed in by hand, and not hidden when a feed does not have it
  content_hash bytea,
  -- hidden because the store's feed no longer has it; comes back with the feed
  left_feed boolean not null default false,
  unavailable_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- how much of it a product is, and for how much its price by the unit is told
  unit_measure text,
  unit_base text,
  -- by the scale of the European label
  energy_class text check (energy_class in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
  -- what may be compared: same joinable GTIN, same condition, prices in euro
  group_key text generated always as (
    case when gtin is not null and currency = 'EUR' and kind = 'product'
      then gtin || left(condition, 1) end) stored
);
-- no query is planned by long texts, and sorting samples of them was most of what an import's analyze took
alter table products
  alter column name set statistics 0,
  alter column description set statistics 0,
  alter column specifications set statistics 0,
  alter column link set statistics 0;
create unique index products_code on products (company_id, product_code) where deleted_at is null;
create index products_deleted_code on products (company_id, product_code) where deleted_at is not null;
create index products_group on products (group_key) where group_key is not null;
-- who sells a GTIN: the index of groups knows all but these few
create index products_uncompared_gtin on products (gtin) where gtin is not null and group_key is null;
create index products_variant on products (company_id, variant_group) where variant_group is not null;
-- a store's list is counted and put in order from this index alone, without reading the wide rows
create index products_own on products (company_id, id)
  include (kind, status, price, delivery_cost, stock, availability, brand_id, content_hash)
  where deleted_at is null;

create table product_categories (
  product_id integer not null references products on delete cascade,
  category_id integer not null references categories on delete restrict,
  position smallint not null default 0,
  primary key (product_id, category_id)
);
create index product_categories_category on product_categories (category_id);

create table product_media (
  product_id integer not null references products on delete cascade,
  media_id integer not null references media on delete cascade,
  position smallint not null default 0,
  primary key (product_id, media_id)
);
create index product_media_media on product_media (media_id);

create table product_attributes (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  -- null: a free text, as feeds bring them
  definition_id integer references attribute_definitions on delete set null,
  name jsonb not null,
  value jsonb not null,
  unit text,
  position smallint not null default 0
);
create index product_attributes_product on product_attributes (product_id, position);
create index product_attributes_definition on product_attributes (definition_id) where definition_id is not null;

create table price_history (
  product_id integer not null references products on delete cascade,
  at timestamptz not null default now(),
  price numeric(12, 2) not null,
  currency char(3) not null,
  primary key (product_id, at)
);

-- prices that somebody has taken out of the history: nothing that reads the history need know of them
create table voided_prices (
  product_id integer not null references products on delete cascade,
  at timestamptz not null,
  price numeric(12, 2) not null,
  currency char(3) not null,
  reason text not null,
  voided_at timestamptz not null default now(),
  primary key (product_id, at)
);

-- one action on many products, done by a worker batch by batch
create table bulk_runs (
  id integer generated always as identity primary key,
  -- null: of several stores
  company_id integer references companies on delete cascade,
  created_by integer references users on delete set null,
  actor_email text not null,
  action text not null check (action in ('activate', 'deactivate', 'categorise', 'delete', 'restore')),
  -- no reference: a category that is deleted meanwhile is a reason to refuse the rest, not to forget the run
  category_id integer,
  mode text check (mode in ('replace', 'add')),
  -- the deletion that this run undoes
  source_id integer references bulk_runs on delete set null,
  -- of the request, so that the same one sent twice is done once
  fingerprint bytea not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'cancelled', 'failed')),
  total integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0,
  -- the number of batches that are written
  cursor integer not null default 0,
  -- raised at each start; a batch commits only under the number it began with
  run integer not null default 0,
  cancel_requested boolean not null default false,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  heartbeat_at timestamptz,
  finished_at timestamptz,
  -- of the list in which it was asked for
  kind text not null check (kind in ('product', 'service')),
  check ((action = 'categorise') = (category_id is not null and mode is not null)),
  check ((status in ('queued', 'running')) = (finished_at is null))
);
create unique index bulk_runs_same on bulk_runs (created_by, fingerprint) where finished_at is null;
create unique index bulk_runs_one_active on bulk_runs (company_id) where status = 'running';
create unique index bulk_runs_source on bulk_runs (source_id) where status not in ('cancelled', 'failed');

-- the products of a run as they were chosen, a thousand in a row: half a million fit into the request
create table bulk_batches (
  run_id integer not null references bulk_runs on delete cascade,
  position integer not null,
  product_ids integer[] not null,
  -- of a deletion, so that it can be undone
  changed_ids integer[] not null default '{}',
  primary key (run_id, position)
);

-- the first products of a run that could not be changed
create table bulk_refusals (
  run_id integer not null references bulk_runs on delete cascade,
  product_id integer not null references products on delete cascade,
  reason text not null,
  primary key (run_id, product_id)
);
