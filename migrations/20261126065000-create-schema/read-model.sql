-- one narrow row per visible offer; small integers only, because lists and facets scan it
create table catalogue_offers (
  offer_id integer primary key,
  -- lowest offer id of the same GTIN and condition: the comparison
  group_id integer not null,
  -- lowest group id of a store's variants: what a list shows once
  card_id integer not null,
  company_id integer not null,
  brand_id integer,
  kind smallint not null,
  -- cents; the largest value for a foreign currency, which sorts last and is no part of price facets
  price_cents bigint not null,
  -- with delivery; null when the store does not state its cost
  total_cents bigint,
  comparable boolean not null,
  discounted boolean not null,
  availability smallint not null,
  condition smallint not null,
  popularity integer not null default 0
);
create index catalogue_offers_card on catalogue_offers (card_id, price_cents, offer_id);
create index catalogue_offers_group on catalogue_offers (group_id);
create index catalogue_offers_popular on catalogue_offers (popularity desc, offer_id desc);
create index catalogue_offers_company on catalogue_offers (company_id);
create index catalogue_offers_discounted on catalogue_offers (offer_id) where discounted;

-- each visible offer under each of its categories and all their ancestors
create table catalogue_placements (
  category_id integer not null,
  offer_id integer not null,
  primary key (category_id, offer_id)
);
create index catalogue_placements_offer on catalogue_placements (offer_id);

-- names in their order, and the words by which stores look for their products, hidden ones included; kept off the narrow
-- table, and without descriptions, so that writing stays cheap
create table catalogue_texts (
  offer_id integer primary key,
  name_sl text collate "sl-x-icu" not null,
  name_en text collate "sl-x-icu" not null,
  words tsvector not null
);
create index catalogue_texts_name_sl on catalogue_texts (name_sl, offer_id);
create index catalogue_texts_name_en on catalogue_texts (name_en, offer_id);
create index catalogue_texts_words on catalogue_texts using gin (words);

-- what triggers note for the indexes that follow the read model
create table catalogue_changes (
  id bigint generated always as identity primary key,
  -- readers know by it what may still be committed
  transaction xid8 not null default pg_current_xact_id(),
  -- not now(): a long transaction may commit what is as old as its beginning
  at timestamptz not null default clock_timestamp(),
  -- whose names have changed; null: offers of the read model
  relation text,
  -- null: all that the relation has
  ids integer[],
  check (num_nonnulls(relation, ids) > 0)
);
create index catalogue_changes_transaction on catalogue_changes (transaction);
create index catalogue_changes_at on catalogue_changes (at);

-- each value that visible offers have, once; what lists filter by are its small ids
create table attribute_values (
  id integer generated always as identity primary key,
  definition_id integer not null references attribute_definitions on delete cascade,
  -- of texts folded, of numbers with a decimal point, of yes and no: true, false
  key text not null,
  label jsonb not null,
  amount float8,
  unique (definition_id, key)
);

create table catalogue_attributes (
  offer_id integer not null,
  definition_id integer not null,
  value_id integer not null references attribute_values on delete cascade,
  primary key (offer_id, definition_id, value_id)
);
create index catalogue_attributes_value on catalogue_attributes (value_id, offer_id);

-- visible offers of each store that has any
create table catalogue_stores (
  company_id integer primary key references companies on delete cascade,
  products integer not null,
  services integer not null
);
create index catalogue_stores_size on catalogue_stores (products desc, company_id);

-- one row: cards of products, visible offers, stores that have some
create table catalogue_totals (
  only_row boolean primary key default true check (only_row),
  products integer not null,
  offers integer not null,
  stores integer not null
);
insert into catalogue_totals (products, offers, stores) values (0, 0, 0);

-- companies whose offers in the read model may no longer be what the products say
create table catalogue_requests (
  company_id integer primary key references companies on delete cascade,
  requested_at timestamptz not null default now()
);

-- products that have come under other categories, and lists do not know it yet
create table catalogue_placement_requests (
  product_id integer primary key,
  requested_at timestamptz not null default now()
);
