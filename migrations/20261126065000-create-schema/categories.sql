create table categories (
  id integer generated always as identity primary key,
  parent_id integer references categories on delete restrict,
  kind text not null default 'product' check (kind in ('product', 'service')),
  system text unique check (system in ('uncategorised')),
  name jsonb not null check (name <> '{}'::jsonb),
  slug jsonb not null,
  media_id integer references media on delete set null,
  position integer not null default 0,
  active boolean not null default true,
  -- ids from the root down to the category itself: reads need no recursion
  path integer[] not null default '{}',
  product_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (parent_id is distinct from id)
);
create index categories_parent on categories (parent_id, position);
create index categories_path on categories using gin (path);
create index categories_media on categories (media_id) where media_id is not null;

insert into categories (system, name, slug, position)
  values ('uncategorised', '{"sl": "Nerazvrščeno", "en": "Uncategorised"}',
    '{"sl": "nerazvrsceno", "en": "uncategorised"}', 100000);
update categories set path = array[id];

-- deleted categories and the ones that took their content: their addresses lead there
create table category_successors (
  id integer primary key,
  successor_id integer not null references categories on delete cascade
);
create index category_successors_successor on category_successors (successor_id);

create table attribute_definitions (
  id integer generated always as identity primary key,
  name jsonb not null check (name <> '{}'::jsonb),
  unit text,
  type text not null default 'text' check (type in ('text', 'number', 'boolean')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index attribute_definitions_name_sl on attribute_definitions (fold_text(name ->> 'sl'));
create unique index attribute_definitions_name_en on attribute_definitions (fold_text(name ->> 'en'));

create table category_attributes (
  category_id integer not null references categories on delete cascade,
  definition_id integer not null references attribute_definitions on delete cascade,
  filterable boolean not null default true,
  position integer not null default 0,
  primary key (category_id, definition_id)
);
create index category_attributes_definition on category_attributes (definition_id);
