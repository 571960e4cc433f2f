import type { EntityManager } from 'typeorm';
import { command, int, statement } from '../core/database/statement.js';
import type { Translations } from '../core/i18n/local-text.js';
import { LOCALES } from '../core/i18n/locales.js';

/** Records old slugs, so that their URLs redirect; a slug in use is not an old one. */
export async function recordFormerSlugs(
  manager: EntityManager,
  id: number,
  before: Translations,
  after: Translations,
): Promise<void> {
  for (const locale of LOCALES) {
    if (before[locale] === after[locale]) continue;
    if (before[locale]) await REMEMBER.run(manager, [locale, before[locale], id]);
    if (after[locale]) await DELETE_FORMER.run(manager, [locale, after[locale]]);
  }
}

const REMEMBER = command(`
  insert into slug_history (kind, locale, slug, object_id) values ('page', $1, $2, $3)
  on conflict (kind, locale, slug) do update set object_id = excluded.object_id, replaced_at = now()`);

const DELETE_FORMER = command(`delete from slug_history where kind = 'page' and locale = $1 and slug = $2`);

/**
 * The page of a slug ($1): by its slug in the language ($2), by the other language's slug (a person changed
 * the language in the URL), or by an old one.
 */
export const PAGE_OF_SLUG = statement({ id: int })`
  select page.id from (
    select id, 0 as rank from pages where slug ->> $2 = $1
    union all select id, 1 from pages where $1 in (slug ->> 'sl', slug ->> 'en')
    union all select object_id, case when locale = $2 then 2 else 3 end
      from slug_history where kind = 'page' and slug = $1
  ) found join pages page on page.id = found.id and page.deleted_at is null
  order by found.rank limit 1`;
