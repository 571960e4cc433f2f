import { URLSearchParams } from 'node:url';
import { parseArgs } from 'node:util';
import { fromBuild, startBenchApp } from './catalogue/bench-app.mjs';
import { BENCH_DIRECTORY } from './catalogue/bench-services.mjs';
import { timesOf } from './times.mjs';

/**
 * Measures the image section of a store that owns half of all images: the page over HTTP, and its query alone.
 * The ratio divides the time of the query by the time of reading 48 images by id just before.
 *
 *   npm run bench:load -- --products 60000 --stores 4 --largest-store 40000
 *   npm run bench:media [--directory .data/bench] [--pictures 1000000] [--requests 9]
 */
const { values } = parseArgs({
  options: {
    directory: { type: 'string', default: BENCH_DIRECTORY },
    pictures: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '9' },
  },
});
const pictures = Number(values.pictures);
const LIST = '/administracija/mediji';
const PER_PAGE = 48;

const INSERT = `
    insert into media (company_id, source_url, storage_key, width, height, mime, variants, status, failure, content_hash, bytes,
      file_name, alt, unused_since)
    select case when g % 2 = 0 then $1 else (select id from companies where id <> $1 order by id offset g % 3 limit 1) end,
      case when g % 5 > 0 then 'https://pictures.test/' || g || '.jpg' end, 'pictures/bench' || g, 800, 600, 'image/jpeg',
      '[{"format": "webp", "width": 400, "height": 300}, {"format": "avif", "width": 400, "height": 300}]',
      case when g % 211 = 0 then 'failed' else 'ready' end, case when g % 211 = 0 then 'animated' end,
      'bench' || g, 20000 + g::bigint * 7919 % 900000, case when g % 5 = 0 then 'slika-' || g || '.jpg' end,
      case when g % 11 = 0 then jsonb_build_object('sl', 'Čajnik ' || g, 'en', 'Teapot ' || g) else '{}' end,
      case when g % 97 = 0 and g % 5 = 0 then now() - interval '1 day' end
    from generate_series($2::integer, $3) g`;

const USED = `
  insert into product_media (product_id, media_id, position)
  select p.id, m.id, 0
  from (select id, row_number() over (order by id) as n from products where company_id = $1) p
  join (select id, row_number() over (order by id) as n from media where company_id = $1 and unused_since is null) m using (n)
  on conflict do nothing`;

const { app, client, one, reader, stop } = await startBenchApp(values.directory);
try {
  const { companyId } = await one(
    'select company_id as "companyId" from products group by 1 order by count(*) desc limit 1',
  );
  await fill(companyId);
  await reading(companyId);
} finally {
  await stop();
}

/** Every second image belongs to this store, a fifth are uploads, the others come from feeds. */
async function fill(companyId) {
  const { count } = await one('select count(*)::integer as count from media where content_hash like $1', [
    'bench%',
  ]);
  const since = performance.now();
  if (count < pictures) await client.query(INSERT, [companyId, count + 1, pictures]);
  await client.query(USED, [companyId]);
  await client.query('vacuum analyze media, product_media');
  console.log(
    `${Math.max(0, pictures - count)} pictures: ${((performance.now() - since) / 1000).toFixed(0)} s`,
  );
}

async function reading(companyId) {
  const read = await reader(companyId);
  const find = await queryOf(companyId);
  const { total, lowest } = await one(
    'select count(*)::integer as total, min(id) as lowest from media where company_id = $1',
    [companyId],
  );
  const rows = {};
  for (const [name, address] of Object.entries(await lists(companyId))) {
    const reference = await measure(() =>
      client.query('select * from media where company_id = $3 and id >= $1 order by id limit $2', [
        lowest,
        PER_PAGE,
        companyId,
      ]),
    );
    const page = await measure(() => read(`${LIST}?${address}`));
    const query = await measure(() => find(address));
    rows[name] = {
      'page p50 ms': page.toFixed(0),
      'query ms': query.toFixed(1),
      'reference ms': reference.toFixed(1),
      '× reference': Math.round(query / reference),
    };
  }
  console.log(`A company of ${total} pictures out of ${pictures}`);
  console.table(rows);
}

/** URLs of the section by purpose. */
async function lists(companyId) {
  const { code } = await one(
    'select product_code as code from products where company_id = $1 order by id offset 1000 limit 1',
    [companyId],
  );
  return {
    'first page': '',
    'page 200': 'page=200',
    oldest: 'sort=oldest',
    largest: 'sort=largest',
    'largest, page 200': 'sort=largest&page=200',
    ready: 'state=ready',
    'being made (none)': 'state=pending',
    failed: 'state=failed',
    unused: 'state=unused',
    'without a text': 'state=undescribed',
    'one file name': 'query=slika-500010',
    'a word of many': 'query=slika',
    'two words of texts': 'query=teapot%204400',
    'a word that none has': 'query=qqzzqq',
    'a product code': `query=${encodeURIComponent(code)}`,
    'a word, largest': 'query=teapot&sort=largest',
    'a word, without a text': 'query=slika&state=undescribed',
  };
}

async function queryOf(companyId) {
  const [{ MediaSearch }, { MediaPageQuery }, { lenientQuery }] = await Promise.all([
    fromBuild('media/library/media.search.js'),
    fromBuild('media/library/media.query.js'),
    fromBuild('core/http/input/lenient-query.js'),
  ]);
  const search = app.get(MediaSearch, { strict: false });
  return (address) => {
    const query = lenientQuery(MediaPageQuery, Object.fromEntries(new URLSearchParams(address)));
    return search.list({ ...query, limit: PER_PAGE, owner: companyId });
  };
}

/** p50 in milliseconds. */
async function measure(work) {
  return (await timesOf(work, { warmUp: 2, requests: Number(values.requests) })).p50;
}
