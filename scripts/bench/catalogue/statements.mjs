/**
 * Statements that generate a large catalogue, deterministically for equal parameters: `random()` has a fixed
 * seed, and nothing runs in parallel. Powers of `random()` give a realistic skew: few stores, brands and
 * categories have most products.
 */

const BRANDS = 2_000;
const ROOTS = 12;
const BRANCHES = 6;
const LEAVES = 4;
/** Models per offer: several stores sell the same model. */
const MODELS_PER_OFFER = 0.6;

const words = (list) => `(array[${list.map((word) => `'${word}'`).join(',')}])`;
/** An element of a list by a number from 0. */
const pick = (list, number) => `${words(list)}[1 + (${number})::integer % ${list.length}]`;

const KINDS_SL = [
  'Slušalke',
  'Prenosnik',
  'Čevlji',
  'Kuhalnik',
  'Svetilka',
  'Nahrbtnik',
  'Čelada',
  'Sesalnik',
];
const KINDS_EN = ['Headphones', 'Laptop', 'Shoes', 'Kettle', 'Lamp', 'Backpack', 'Helmet', 'Hoover'];
const SERIES = [
  'Aria',
  'Breza',
  'Cirus',
  'Delta',
  'Eol',
  'Fala',
  'Grad',
  'Hribi',
  'Iskra',
  'Jadra',
  'Kres',
  'Luna',
];
const COLOURS_SL = [
  'črna',
  'bela',
  'siva',
  'modra',
  'rdeča',
  'zelena',
  'rumena',
  'rjava',
  'vijolična',
  'oranžna',
];
const COLOURS_EN = ['black', 'white', 'grey', 'blue', 'red', 'green', 'yellow', 'brown', 'purple', 'orange'];
const MATERIALS_SL = ['les', 'jeklo', 'usnje', 'plastika', 'bombaž', 'steklo'];
const MATERIALS_EN = ['wood', 'steel', 'leather', 'plastic', 'cotton', 'glass'];

const BEGIN = `
  set max_parallel_workers_per_gather = 0;
  set work_mem = '256MB';
  set synchronous_commit = off;
  select setseed(0.25)`;

const companies = ({ stores }) => `
  insert into companies (company_name, slug, website, active)
  select 'Trgovina ' || n, 'trgovina-' || n, 'https://trgovina-' || n || '.example', true
  from generate_series(1, ${stores}) n`;

const BRAND_NAMES = `
  insert into brands (name, key)
  select name, fold_text(name) from generate_series(1, ${BRANDS}) n,
    lateral (select ${pick(SERIES, 'n')} || ' ' || n as name) named`;

const CATEGORIES = `
  with roots as (
    insert into categories (name, slug, position)
    select jsonb_build_object('sl', 'Oddelek ' || n, 'en', 'Department ' || n),
      jsonb_build_object('sl', 'oddelek-' || n, 'en', 'department-' || n), n
    from generate_series(1, ${ROOTS}) n returning id, position
  ), branches as (
    insert into categories (name, slug, position, parent_id)
    select jsonb_build_object('sl', 'Skupina ' || r.position || '.' || n, 'en', 'Group ' || r.position || '.' || n),
      jsonb_build_object('sl', 'skupina-' || r.position || '-' || n, 'en', 'group-' || r.position || '-' || n), n, r.id
    from roots r, generate_series(1, ${BRANCHES}) n order by r.id, n returning id, position
  )
  insert into categories (name, slug, position, parent_id)
  select jsonb_build_object('sl', 'Polica ' || b.id || '.' || n, 'en', 'Shelf ' || b.id || '.' || n),
    jsonb_build_object('sl', 'polica-' || b.id || '-' || n, 'en', 'shelf-' || b.id || '-' || n), n, b.id
  from branches b, generate_series(1, ${LEAVES}) n order by b.id, n`;

const CATEGORY_PATHS = `
  with recursive tree as (
    select id, array[id] as path from categories where parent_id is null
    union all
    select c.id, t.path || c.id from categories c join tree t on t.id = c.parent_id
  )
  update categories c set path = tree.path from tree where tree.id = c.id`;

const DEFINITIONS = `
  insert into attribute_definitions (name, unit, type) values
    ('{"sl": "Barva", "en": "Colour"}', null, 'text'),
    ('{"sl": "Material", "en": "Material"}', null, 'text'),
    ('{"sl": "Masa", "en": "Weight"}', 'g', 'number'),
    ('{"sl": "Moč", "en": "Power"}', 'W', 'number'),
    ('{"sl": "Brezžično", "en": "Wireless"}', null, 'boolean');
  insert into category_attributes (category_id, definition_id, position)
  select c.id, d.id, row_number() over (partition by c.id order by d.id) - 1
  from categories c, attribute_definitions d where c.parent_id is null and c.system is null`;

/** The models: name, brand, code, category and features. */
const models = ({ products }) => `
  create unlogged table bench_models as
  with leaves as (
    select id, row_number() over (order by id) as place, count(*) over () as count
    from categories where array_length(path, 1) = 3
  ), drawn as (
    select n, 1 + floor(power(random(), 1.6) * ${ROOTS * BRANCHES * LEAVES})::integer as place,
      1 + floor(power(random(), 2.5) * ${BRANDS})::integer as brand, random() as coded,
      round((4 + 1500 * power(random(), 3))::numeric, 2) as price, floor(random() * 1000000)::integer as features,
      '383' || lpad(n::text, 9, '0') as body
    from generate_series(1, ${Math.ceil(products * MODELS_PER_OFFER)}) n
  )
  select d.n, leaves.id as category_id, b.id as brand_id, d.price, d.features,
    case when coded < 0.8 then body || (10 - digits.sum % 10) % 10 end as ean,
    ${pick(KINDS_SL, 'd.features')} || ' ' || b.name || ' ' || ${pick(SERIES, 'd.n')} || ' ' || d.n as name_sl,
    b.name || ' ' || ${pick(KINDS_EN, 'd.features')} || ' ' || ${pick(SERIES, 'd.n')} || ' ' || d.n as name_en
  from drawn d
  join leaves on leaves.place = d.place
  join (select id, name, row_number() over (order by id) as place from brands) b on b.place = d.brand
  cross join lateral (
    select sum(substr(body, i, 1)::integer * case i % 2 when 0 then 3 else 1 end) as sum from generate_series(1, 12) i
  ) digits;
  create index on bench_models (n)`;

/** The models of each store; the first store has the requested share. */
const offers = ({ products, stores, largest }) => `
  create unlogged table bench_offers as
  select n, 1 + floor(power(random(), 1.4) * ${Math.ceil(products * MODELS_PER_OFFER)})::integer as model,
    case when n <= ${largest} then 1 else 1 + floor(power(random(), 2) * ${stores})::integer end as store,
    random() as cheaper, random() as stocked, random() as delivered, random() as reduced, random() as aged
  from generate_series(1, ${products}) n;
  analyze bench_models, bench_offers`;

const PRODUCTS = `
  insert into products (company_id, status, product_code, name, description, price, regular_price, link, brand_id, ean,
    gtin, stock, availability, delivery_cost, delivery_days_min, delivery_days_max, condition, clicks, content_hash,
    created_at)
  select c.id, 'active', 'B-' || o.n,
    case when o.n % 5 = 0 then jsonb_build_object('sl', m.name_sl)
      else jsonb_build_object('sl', m.name_sl, 'en', m.name_en) end,
    jsonb_build_object('sl', '<p>' || m.name_sl || ' za vsak dan. Garancija velja dve leti, vračilo je brezplačno.</p>'),
    priced.price, case when o.reduced < 0.2 then round(priced.price * 1.25, 2) end,
    'https://trgovina-' || o.store || '.example/izdelek/' || o.n, m.brand_id, m.ean, lpad(m.ean, 14, '0'),
    case when o.stocked < 0.7 then (o.stocked * 100)::integer end,
    case when o.stocked < 0.7 then 'in_stock' when o.stocked < 0.8 then 'backorder' when o.stocked < 0.9 then 'unknown'
      else 'out_of_stock' end,
    case when o.delivered < 0.2 then 0 when o.delivered < 0.9 then round(2 + (o.delivered * 6)::numeric, 2) end,
    1, 1 + (o.delivered * 5)::integer, case when o.aged < 0.03 then 'used' else 'new' end,
    floor(power(o.cheaper, 12) * 2000)::integer, decode(md5(o.n::text), 'hex'),
    now() - o.aged * interval '700 days'
  from bench_offers o
  join bench_models m on m.n = o.model
  join (select id, row_number() over (order by id) as place from companies) c on c.place = o.store
  cross join lateral (select round(m.price * (0.85 + 0.3 * o.cheaper)::numeric, 2) as price) priced
  order by o.n`;

/** The offer's id next to its model; codes are unique within the statement. */
const CATEGORIES_AND_PRICES = `
  create unlogged table bench_placed as
  select p.id, m.category_id, m.features, p.price, p.currency
  from products p join bench_offers o on p.product_code = 'B-' || o.n join bench_models m on m.n = o.model;
  insert into product_categories (product_id, category_id) select id, category_id from bench_placed order by id;
  insert into price_history (product_id, at, price, currency)
  select b.id, now() - past.age, past.price, b.currency
  from bench_placed b join products p using (id)
  -- a reduced price was higher until recently
  cross join lateral (values (interval '0 days', p.price), (interval '60 days', p.regular_price)) as past(age, price)
  where past.price is not null
  order by 1, 2`;

const ATTRIBUTES = `
  insert into product_attributes (product_id, definition_id, name, value, unit, position)
  select b.id, d.id, d.name, v.value, d.unit, v.position
  from bench_placed b
  cross join lateral (values
    ('Barva', 0, jsonb_build_object('sl', ${pick(COLOURS_SL, 'b.features')}, 'en', ${pick(COLOURS_EN, 'b.features')})),
    ('Material', 1, jsonb_build_object('sl', ${pick(MATERIALS_SL, 'b.features / 7')}, 'en', ${pick(MATERIALS_EN, 'b.features / 7')})),
    ('Masa', 2, jsonb_build_object('sl', (50 * (1 + b.features % 400))::text, 'en', (50 * (1 + b.features % 400))::text)),
    ('Moč', 3, jsonb_build_object('sl', (10 * (1 + b.features / 11 % 250))::text, 'en', (10 * (1 + b.features / 11 % 250))::text)),
    ('Brezžično', 4, case when b.features % 3 = 0 then '{"sl": "da", "en": "yes"}'::jsonb else '{"sl": "ne", "en": "no"}' end)
  ) as v(name, position, value)
  join attribute_definitions d on d.name ->> 'sl' = v.name
  -- each kind of shelf leaves some features out
  where (b.category_id + v.position) % 4 <> 0
  order by b.id, v.position`;

const END = `
  drop table bench_placed, bench_offers, bench_models;
  analyze`;

/** The steps in order: name and statements. */
export const steps = (size) => [
  ['begin', BEGIN],
  ['stores', companies(size)],
  ['brands', BRAND_NAMES],
  ['categories', CATEGORIES],
  ['category paths', CATEGORY_PATHS],
  ['attribute definitions', DEFINITIONS],
  ['models', models(size)],
  ['who sells what', offers(size)],
  ['products', PRODUCTS],
  ['categories and prices of products', CATEGORIES_AND_PRICES],
  ['attributes of products', ATTRIBUTES],
  ['end', END],
];
