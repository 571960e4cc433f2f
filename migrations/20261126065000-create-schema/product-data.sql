create table product_data (
  id integer generated always as identity primary key,
  ean text not null,
  gtin char(14) not null,
  company_id integer not null references companies on delete cascade,
  name jsonb not null check (name <> '{}'::jsonb),
  description jsonb not null default '{}'::jsonb,
  specifications jsonb not null default '{}'::jsonb,
  brand_id integer references brands on delete set null,
  product_code text,
  attributes jsonb not null default '[]'::jsonb,
  status text not null default 'requested' check (status in ('requested', 'approved', 'rejected')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (fold_text(
    coalesce(name ->> 'sl', '') || ' ' || coalesce(name ->> 'en', '') || ' ' || ean || ' ' ||
    coalesce(product_code, ''))) stored,
  -- the import that asked for the description; null: a person has written it
  import_id integer
);
-- as with products
alter table product_data
  alter column name set statistics 0,
  alter column description set statistics 0,
  alter column specifications set statistics 0,
  alter column attributes set statistics 0;
create unique index product_data_approved on product_data (gtin) where status = 'approved';
create index product_data_gtin on product_data (gtin);
create index product_data_company on product_data (company_id, status);
create index product_data_import on product_data (import_id, id) where import_id is not null;
-- what waits is shown newest first
create index product_data_requested on product_data (updated_at desc, id desc) where status = 'requested';
-- those that use an attribute of the registry; free texts, which feeds bring, stay out of it
create index product_data_definitions on product_data using gin (attributes jsonb_path_ops)
  where attributes @? '$[*].definitionId ? (@ > 0)';

create table product_data_categories (
  product_data_id integer not null references product_data on delete cascade,
  category_id integer not null references categories on delete restrict,
  primary key (product_data_id, category_id)
);

create table product_data_media (
  product_data_id integer not null references product_data on delete cascade,
  media_id integer not null references media on delete cascade,
  position smallint not null default 0,
  primary key (product_data_id, media_id)
);
create index product_data_media_media on product_data_media (media_id);
