/** A category of an item, as the look-up needs it. */
export interface NamedCategory<Name> {
  id: number;
  parentId: number | null;
  name: Name;
}

/**
 * The name under which an item stands in a category's list: that of its first category which is the given one or right
 * below it, else of its first one, else an empty one.
 */
export function categoryName<Name>(
  categories: NamedCategory<Name>[],
  id: number | undefined,
  empty: Name,
): Name {
  const found = categories.find((category) => category.id === id || category.parentId === id);
  return (found ?? categories[0])?.name ?? empty;
}
