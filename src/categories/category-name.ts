/** A category of an item. */
export interface NamedCategory<Name> {
  id: number;
  parentId: number | null;
  name: Name;
}

/**
 * The category name of an item in the list of a category: of its first category that is the given one or a child of
 * it, else of its first category, else empty.
 */
export function categoryName<Name>(
  categories: NamedCategory<Name>[],
  id: number | undefined,
  empty: Name,
): Name {
  const found = categories.find((category) => category.id === id || category.parentId === id);
  return (found ?? categories[0])?.name ?? empty;
}
