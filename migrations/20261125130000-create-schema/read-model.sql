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
  popularity integer not null default 0
);
create index catalogue_offers_card on catalogue_offers (card_id, price_cents, offer_id);
create index catalogue_offers_group on catalogue_offers (group_id);
create index catalogue_offers_price on catalogue_offers (price_cents, offer_id);
-- falling prices, foreign ones last: one direction for all columns, so that a cursor is one comparison
create index catalogue_offers_dear on catalogue_offers
  ((case when price_cents < 9000000000000000 then -price_cents else price_cents end), offer_id);
create index catalogue_offers_total on catalogue_offers ((coalesce(total_cents, 9000000000000000)), offer_id);
create index catalogue_offers_popular on catalogue_offers (popularity desc, offer_id desc);
create index catalogue_offers_company on catalogue_offers (company_id);
create index catalogue_offers_brand on catalogue_offers (brand_id);
create index catalogue_offers_discounted on catalogue_offers (offer_id) where discounted;

-- each visible offer under each of its categories and all their ancestors
create table catalogue_placements (
  category_id integer not null,
  offer_id integer not null,
  price_cents bigint not null,
  popularity integer not null default 0,
  primary key (category_id, offer_id)
);
create index catalogue_placements_offer on catalogue_placements (offer_id);
create index catalogue_placements_price on catalogue_placements (category_id, price_cents, offer_id);
create index catalogue_placements_dear on catalogue_placements
  (category_id, (case when price_cents < 9000000000000000 then -price_cents else price_cents end), offer_id);
create index catalogue_placements_popular on catalogue_placements (category_id, popularity desc, offer_id desc);

-- words of names, brand and codes; kept off the narrow table, and without descriptions, so that writing stays cheap
create table catalogue_texts (
  offer_id integer primary key,
  name_sl text collate "sl-x-icu" not null,
  name_en text collate "sl-x-icu" not null,
  words tsvector not null,
  listed boolean not null default false,
  -- of popularity: searches of common words read the most popular offers only
  tier smallint not null default 0,
  -- where the offer stands, so that a search within a category looks at nothing else
  category_ids integer[] not null default '{}'
);
create index catalogue_texts_name_sl on catalogue_texts (name_sl, offer_id);
create index catalogue_texts_name_en on catalogue_texts (name_en, offer_id);
create index catalogue_texts_tiers on catalogue_texts (offer_id) where tier > 0;
create index catalogue_texts_placed_words on catalogue_texts using gin (words, category_ids);
create index catalogue_texts_placed_words_1 on catalogue_texts using gin (words, category_ids) where tier = 1;
create index catalogue_texts_placed_words_2 on catalogue_texts using gin (words, category_ids) where tier = 2;
create index catalogue_texts_placed_words_3 on catalogue_texts using gin (words, category_ids) where tier = 3;
create index catalogue_texts_placed_words_4 on catalogue_texts using gin (words, category_ids) where tier = 4;
create index catalogue_texts_placed_words_5 on catalogue_texts using gin (words, category_ids) where tier = 5;

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

-- lists that are narrowed and counted in memory, by columns that the worker packs
create table catalogue_facets (
  kind smallint not null,
  -- 0: the list of everything
  category_id integer not null,
  counts jsonb,
  counted_at timestamptz not null default now(),
  -- 0: the list is no store's
  company_id integer not null default 0,
  names json not null,
  offers bytea not null,
  cards bytea not null,
  companies bytea not null,
  brands bytea not null,
  prices bytea not null,
  totals bytea not null,
  popularity bytea not null,
  flags bytea not null,
  value_counts bytea not null,
  value_ids bytea not null,
  category_counts bytea not null,
  category_ids bytea not null,
  primary key (kind, category_id, company_id)
);
-- numbers hardly become smaller, and trying takes longer than all the rest
alter table catalogue_facets
  alter column offers set storage external,
  alter column cards set storage external,
  alter column companies set storage external,
  alter column brands set storage external,
  alter column prices set storage external,
  alter column totals set storage external,
  alter column popularity set storage external,
  alter column flags set storage external,
  alter column value_counts set storage external,
  alter column value_ids set storage external,
  alter column category_counts set storage external,
  alter column category_ids set storage external;

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
