import { bool, int, json, nullable, oneOf, statement, text } from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';

/** The attributes of the category $1 and its ancestors, the nearest category's first. */
export const ATTRIBUTES_OF_CATEGORY = statement({
  id: int,
  name: json<Translations>(),
  unit: nullable(text),
  type: oneOf<'text' | 'number' | 'boolean'>(),
  filterable: bool,
  /** The category that has it. */
  categoryId: int,
})`
  select d.id, d.name, d.unit, d.type, placed.filterable, placed.category_id as "categoryId"
  from (
    select distinct on (a.definition_id) a.definition_id, a.category_id, a.filterable, a.position, path.place
    from categories c
    cross join unnest(c.path) with ordinality as path(id, place)
    join category_attributes a on a.category_id = path.id
    where c.id = $1
    order by a.definition_id, path.place desc
  ) placed join attribute_definitions d on d.id = placed.definition_id
  order by placed.place desc, placed.position, d.id`;
