/**
 * The filters of categories as rows: their own and their ancestors', in the order of `inFilterOrder`.
 * @param categories SQL condition on `c`
 */
export const filtersOf = (categories: string) => `
  select distinct on (a.definition_id) a.definition_id, a.position, path.place
  from categories c
  cross join unnest(c.path) with ordinality as path(id, place)
  join category_attributes a on a.category_id = path.id and a.filterable
  where ${categories}
  order by a.definition_id, path.place desc`;
/** The nearest category's first. @param filters alias of {@link filtersOf} */
export const inFilterOrder = (filters: string) =>
  `${filters}.place desc nulls last, ${filters}.position, d.id`;
