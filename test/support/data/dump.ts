import { CatalogueCounts } from '../../../src/products/read-model/catalogue-counts.js';
import type { Katalog, Store } from '../katalog.js';

const TABLES = [
  'products',
  'product_categories',
  'product_attributes',
  'product_media',
  'price_history',
  'brands',
  'media',
  'category_mappings',
  'categories',
  'product_data',
  'product_data_categories',
  'product_data_media',
  'catalogue_offers',
  'catalogue_placements',
  'catalogue_texts',
];
const MOMENTS = ['at', 'created_at', 'updated_at', 'price_checked_at', 'unavailable_since', 'retry_at'];

/** The parts of the catalogue that an import may write, without times of writing. */
export async function dumpCatalogue(katalog: Katalog): Promise<Record<string, unknown[]>> {
  await refreshCounts(katalog);
  const dumps = TABLES.map(async (table) => {
    const rows = await katalog.rows<{ row: unknown }>(
      `select to_jsonb(t) - $1::text[] as row from ${table} t order by (to_jsonb(t) - $1::text[])::text`,
      [MOMENTS],
    );
    return [table, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(dumps));
}

/**
 * One store's part of the catalogue by its own codes, so that two stores with the same feed can be compared.
 */
export async function dumpStore(katalog: Katalog, { company }: Store): Promise<unknown[]> {
  const rows = await katalog.rows<{ row: unknown }>(
    `select jsonb_build_object(
       'offer', to_jsonb(p) - $2::text[],
       'prices', (select jsonb_agg(h.price order by h.at) from price_history h where h.product_id = p.id),
       'listed', (select to_jsonb(o) - '{offer_id,group_id,card_id,company_id}'::text[] from catalogue_offers o
         where o.offer_id = p.id),
       'places', (select jsonb_agg(c.category_id order by c.category_id) from catalogue_placements c where c.offer_id = p.id),
       'attributes', (select jsonb_agg(to_jsonb(a) - '{id,product_id}'::text[] order by a.position)
         from product_attributes a where a.product_id = p.id),
       'pictures', (select jsonb_agg(m.source_url order by l.position)
         from product_media l join media m on m.id = l.media_id where l.product_id = p.id),
       'words', (select t.words::text from catalogue_texts t where t.offer_id = p.id)
     ) as row
     from products p where p.company_id = $1 order by p.product_code`,
    [company.id, ['id', 'company_id', ...MOMENTS]],
  );
  return rows.map(({ row }) => row);
}

/** The worker updates counts some moments after its writes. */
const refreshCounts = (katalog: Katalog) => katalog.app.get(CatalogueCounts).refresh();

/** Traces that an import or a visit leaves even if it changes nothing. */
const TRACES = [
  'browser_errors',
  'imports',
  'import_change_media',
  'import_changes',
  'import_coverage',
  'import_difference_counts',
  'import_differences',
  'import_gaps',
  'import_issue_counts',
  'import_issues',
  'import_left_out_items',
  'import_staged_items',
  'job_failures',
  'matching_changes',
  'sitemap_changes',
  'sitemap_parts',
  'users',
];

/** Every row of every table with all columns, except those traces. */
export async function dumpAll(katalog: Katalog): Promise<Record<string, unknown[]>> {
  await refreshCounts(katalog);
  const tables = await katalog.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [TRACES],
  );
  const dumps = tables.map(async ({ name }) => {
    const rows = await katalog.rows<{ row: unknown }>(
      `select to_jsonb(t) as row from "${name}" t order by to_jsonb(t)::text`,
    );
    return [name, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(dumps));
}
