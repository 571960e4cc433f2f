const COLUMNS = `m.id, m.company_id as "companyId", m.path, m.item_count as "itemCount", m.category_id as "categoryId",
  m.origin, m.gtins, m.updated_at as "updatedAt"`;

/** Paths of the store $1 of the origin $2 (null: of any) that hold the words $3. */
const LISTED = `
  from category_mappings m where m.company_id = $1 and ($2::text is null or m.origin = $2)
    and ($3 = '' or strpos(m.key, $3) > 0)`;

/** Those with the most goods first. */
export const LIST = `select ${COLUMNS} ${LISTED} order by m.item_count desc, m.id limit $4 offset $5`;

export const COUNT = `select count(*)::integer as count ${LISTED}`;

export const COUNT_BY_ORIGIN = `
  select origin, count(*)::integer as count from category_mappings where company_id = $1 group by origin`;

export const FIND = `select ${COLUMNS} from category_mappings m where m.id = $1`;

export const LOCK = `${FIND} for update`;

export const DELETE = 'delete from category_mappings where id = $1';

/** The next paths of a store that lead nowhere, after the id $2. */
export const NEXT_UNMAPPED = `
  select ${COLUMNS} from category_mappings m where m.company_id = $1 and m.origin = 'none' and m.id > $2
  order by m.id limit $3 for update`;

export const WRITE = `
  update category_mappings m set category_id = x."categoryId", origin = x.origin, updated_at = clock_timestamp()
  from json_to_recordset($1::json) as x(id integer, "categoryId" integer, origin text) where m.id = x.id`;

/**
 * Where goods with the same codes as the first of these paths stand: those of other stores, and what is known of the
 * code itself. A code counts once for each category.
 */
export const NEIGHBOURS = `
  with codes as (
    select m.id, m.company_id, g.gtin from category_mappings m, unnest(m.gtins) g(gtin) where m.id = any($1::integer[])
  ), placed as (
    select c.id, c.gtin, l.category_id from codes c
      join products p on p.group_key = c.gtin || 'n' and p.company_id <> c.company_id and p.status = 'active'
        and p.deleted_at is null
      join product_categories l on l.product_id = p.id
    union
    select c.id, c.gtin, l.category_id from codes c
      join product_data d on d.gtin = c.gtin and d.status = 'approved'
      join product_data_categories l on l.product_data_id = d.id
  ), totals as (
    select id, count(distinct gtin)::integer as of from placed group by 1
  )
  select p.id, p.category_id as "categoryId", count(distinct p.gtin)::integer as codes, totals.of
  from placed p join totals using (id)
    join categories c on c.id = p.category_id and c.system is null and c.active and c.kind = 'product'
  group by p.id, p.category_id, totals.of`;
