import type { MigrationInterface, QueryRunner } from 'typeorm';

const TRANSLATIONS = `jsonb not null default '{}'::jsonb`;

/** The whole data model of the product; docs/data-model.md draws it. */
export class CreateCatalogue20261121050000 implements MigrationInterface {
  name = 'CreateCatalogue20261121050000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [
      FOUNDATION,
      PEOPLE,
      MEDIA,
      CATEGORIES,
      PRODUCTS,
      PRODUCT_DATA,
      IMPORTS,
      CONTENT,
      EVENTS,
      READ_MODEL,
    ]) {
      await runner.query(statements);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table if exists catalogue_texts, catalogue_placements, catalogue_offers, event_days, events, pages, blogs,
        blocked_category_terms, import_changes, import_staged_items, import_issue_counts, import_issues, category_mappings, imports,
        product_data_media, product_data_categories, product_data, price_history, product_attributes, product_media,
        product_categories, products, brands, category_attributes, attribute_definitions, categories, audit_entries,
        users, companies, media, slug_history, settings cascade;
      drop function if exists search_query(text), search_words(text), fold_text(text);
    `);
  }
}

const FOUNDATION = `
  create extension if not exists unaccent;
  create extension if not exists pg_trgm;

  -- unaccent() is only stable, because its dictionary could change; ours does not, and indexes need immutability
  create function fold_text(value text) returns text
    language sql immutable parallel safe strict
    return lower(unaccent('unaccent'::regdictionary, value));

  -- what search compares: words without diacritics, case and punctuation
  create function search_words(value text) returns text
    language sql immutable parallel safe strict
    return trim(regexp_replace(fold_text(value), '[^[:alnum:]]+', ' ', 'g'));

  -- every word must occur, each may be the beginning of a longer one; null when there is no word
  create function search_query(value text) returns tsquery
    language sql immutable parallel safe strict
    return to_tsquery('simple', replace(nullif(search_words(value), ''), ' ', ':* & ') || ':*');

  create table settings (
    key text primary key,
    value jsonb not null,
    updated_at timestamptz not null default now()
  );

  create table slug_history (
    kind text not null check (kind in ('company', 'category', 'blog', 'page')),
    locale text not null check (locale in ('sl', 'en')),
    slug text not null,
    object_id integer not null,
    replaced_at timestamptz not null default now(),
    primary key (kind, locale, slug)
  );
`;

const MEDIA = `
  create table media (
    id integer generated always as identity primary key,
    company_id integer references companies on delete cascade,
    source_url text,
    storage_key text,
    content_hash text,
    alt ${TRANSLATIONS},
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
    unique (company_id, source_url),
    check (status <> 'ready' or (storage_key is not null and width is not null and height is not null))
  );
  create index media_pending on media (retry_at nulls first, id) where status = 'pending';
  create index media_pending_company on media (company_id, retry_at nulls first, id) where status = 'pending';
  create index media_by_content on media (content_hash) where status = 'ready';
  alter table companies add constraint companies_logo_fk foreign key (logo_media_id) references media on delete set null;
`;

const PEOPLE = `
  create table companies (
    id integer generated always as identity primary key,
    company_name text not null check (company_name <> ''),
    slug text not null unique,
    logo_media_id integer,
    website text,
    description ${TRANSLATIONS},
    email text,
    phone text,
    delivery_note ${TRANSLATIONS},
    active boolean not null default false,
    -- when a whole feed last confirmed every price of the store
    prices_checked_at timestamptz,
    feed_language text not null default 'sl' check (feed_language in ('sl', 'en', 'other')),
    foreign_currency text not null default 'mark' check (foreign_currency in ('mark', 'reject')),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );

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
    check (user_type = 'super_admin' or company_id is not null)
  );
  create unique index users_email on users (lower(email));
  create index users_company on users (company_id, status);

  create table audit_entries (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    actor_id integer references users on delete set null,
    action text not null,
    object_kind text not null,
    object_id text not null,
    before jsonb,
    after jsonb
  );
  create index audit_entries_object on audit_entries (object_kind, object_id, id desc);
`;

const CATEGORIES = `
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
  insert into categories (system, name, slug, position, path)
    values ('uncategorised', '{"sl": "Nerazvrščeno", "en": "Uncategorised"}', '{"sl": "nerazvrsceno", "en": "uncategorised"}', 100000, '{}');
  update categories set path = array[id];

  create table attribute_definitions (
    id integer generated always as identity primary key,
    name jsonb not null check (name <> '{}'::jsonb),
    unit text,
    type text not null default 'text' check (type in ('text', 'number', 'boolean')),
    created_at timestamptz not null default now()
  );

  create table category_attributes (
    category_id integer not null references categories on delete cascade,
    definition_id integer not null references attribute_definitions on delete cascade,
    filterable boolean not null default true,
    position integer not null default 0,
    primary key (category_id, definition_id)
  );
`;

const PRODUCTS = `
  create table brands (
    id integer generated always as identity primary key,
    name text not null,
    key text not null unique
  );

  create table products (
    id integer generated always as identity primary key,
    company_id integer not null references companies on delete restrict,
    kind text not null default 'product' check (kind in ('product', 'service')),
    status text not null default 'draft' check (status in ('draft', 'active', 'inactive')),
    product_code text not null check (product_code <> ''),
    name jsonb not null check (name <> '{}'::jsonb),
    description ${TRANSLATIONS},
    specifications ${TRANSLATIONS},
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
    -- switched off because the store's feed no longer has it; comes back with the feed
    left_feed boolean not null default false,
    unavailable_since timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    -- what may be compared: same joinable GTIN, same condition, prices in euro
    group_key text generated always as (
      case when gtin is not null and currency = 'EUR' and kind = 'product'
        then gtin || left(condition, 1) end) stored
  );
  create unique index products_code on products (company_id, product_code) where deleted_at is null;
  create index products_deleted_code on products (company_id, product_code) where deleted_at is not null;
  create index products_group on products (group_key) where group_key is not null;
  create index products_variant on products (company_id, variant_group) where variant_group is not null;

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
    definition_id integer references attribute_definitions on delete set null,
    name jsonb not null,
    value jsonb not null,
    unit text,
    position smallint not null default 0
  );
  create index product_attributes_product on product_attributes (product_id, position);

  create table price_history (
    product_id integer not null references products on delete cascade,
    at timestamptz not null default now(),
    price numeric(12, 2) not null,
    currency char(3) not null,
    primary key (product_id, at)
  );
`;

const PRODUCT_DATA = `
  create table product_data (
    id integer generated always as identity primary key,
    ean text not null,
    gtin char(14) not null,
    company_id integer not null references companies on delete cascade,
    name jsonb not null check (name <> '{}'::jsonb),
    description ${TRANSLATIONS},
    specifications ${TRANSLATIONS},
    brand_id integer references brands on delete set null,
    product_code text,
    attributes jsonb not null default '[]'::jsonb,
    status text not null default 'requested' check (status in ('requested', 'approved', 'rejected')),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create unique index product_data_approved on product_data (gtin) where status = 'approved';
  create index product_data_gtin on product_data (gtin);
  create index product_data_company on product_data (company_id, status);

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
`;

const IMPORTS = `
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
    status text not null default 'queued'
      check (status in ('queued', 'validating', 'held', 'writing', 'done', 'failed', 'cancelled')),
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
    heartbeat_at timestamptz
  );
  create unique index imports_one_active on imports (company_id) where status in ('validating', 'writing');
  create index imports_company on imports (company_id, id desc);
  create index imports_open on imports (status, id) where status in ('queued', 'validating', 'writing');

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

  -- the feed's offers in short, from the first pass; lost in a crash of the database, and then read again
  create unlogged table import_staged_items (
    import_id integer not null,
    product_code text not null,
    content_hash bytea not null
  );
  create index import_staged_items_code on import_staged_items (import_id, product_code);

  -- the offers as they were before the import touched them; null: it made them
  create table import_changes (
    import_id integer not null references imports on delete cascade,
    product_id integer not null,
    before jsonb,
    primary key (import_id, product_id)
  );

  create table category_mappings (
    id integer generated always as identity primary key,
    company_id integer not null references companies on delete cascade,
    -- folded, for matching; path is as the store writes it
    key text not null,
    path text not null,
    category_id integer references categories on delete set null,
    origin text not null default 'none' check (origin in ('chosen', 'name', 'none')),
    item_count integer not null default 0,
    updated_at timestamptz not null default now(),
    unique (company_id, key)
  );

  create table blocked_category_terms (
    id integer generated always as identity primary key,
    term text not null unique,
    reason text not null check (reason in ('adult', 'nicotine', 'weapons', 'other'))
  );
  insert into blocked_category_terms (term, reason) values
    ('erotika', 'adult'), ('erotic', 'adult'), ('sex shop', 'adult'), ('adult toys', 'adult'),
    ('tobak', 'nicotine'), ('tobacco', 'nicotine'), ('cigarete', 'nicotine'), ('cigarettes', 'nicotine'),
    ('e-cigarete', 'nicotine'), ('e-cigarettes', 'nicotine'), ('nikotin', 'nicotine'), ('nicotine', 'nicotine'),
    ('kratom', 'other'), ('strelno orozje', 'weapons'), ('firearms', 'weapons'), ('strelivo', 'weapons'), ('ammunition', 'weapons');
`;

const CONTENT = `
  create table blogs (
    id integer generated always as identity primary key,
    title jsonb not null,
    slug jsonb not null,
    summary ${TRANSLATIONS},
    body ${TRANSLATIONS},
    cover_media_id integer references media on delete set null,
    author_id integer references users on delete set null,
    status text not null default 'draft' check (status in ('draft', 'published')),
    published_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create index blogs_published on blogs (published_at desc, id desc) where status = 'published';

  create table pages (
    id integer generated always as identity primary key,
    key text not null unique check (key in ('privacy', 'terms', 'imprint', 'ranking')),
    title jsonb not null,
    slug jsonb not null,
    body ${TRANSLATIONS},
    status text not null default 'draft' check (status in ('draft', 'published')),
    updated_at timestamptz not null default now()
  );
`;

const EVENTS = `
  create table events (
    at timestamptz not null default now(),
    type text not null check (type in ('CATEGORY_CLICK', 'FEATURED_PRODUCT_CLICK', 'PRODUCT_CLICK', 'PRODUCT_STORE_REDIRECT')),
    product_id integer,
    company_id integer,
    ean text,
    visit_hash bytea,
    bot boolean not null default false
  ) partition by range (at);
  create table events_default partition of events default;

  create table event_days (
    day date not null,
    type text not null,
    product_id integer not null,
    company_id integer not null,
    count integer not null,
    primary key (day, type, product_id, company_id)
  );
`;

const READ_MODEL = `
  -- One narrow row per visible offer; small integers only, because lists and facets scan it.
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
  create index catalogue_offers_popular on catalogue_offers (popularity desc, offer_id desc);
  create index catalogue_offers_company on catalogue_offers (company_id);
  create index catalogue_offers_brand on catalogue_offers (brand_id);

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
  create index catalogue_placements_popular on catalogue_placements (category_id, popularity desc, offer_id desc);

  -- words of names, brand and codes; kept off the narrow table, and without descriptions, so that writing stays cheap
  create table catalogue_texts (
    offer_id integer primary key,
    name_sl text collate "sl-x-icu" not null,
    name_en text collate "sl-x-icu" not null,
    words tsvector not null
  );
  create index catalogue_texts_words on catalogue_texts using gin (words);
`;
