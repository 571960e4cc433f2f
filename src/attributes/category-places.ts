import type { EntityManager } from 'typeorm';
import { Invalid, NotFound } from '../core/errors/domain-errors.js';
import type { AttributeDefinition } from './attribute-definition.entity.js';
import { ADD_LINKS, KNOWN_CATEGORIES, LINKS_OF, PLACE, REMOVE_LINKS } from './attribute.statements.js';

/** A category that a definition belongs to. */
export interface CategoryPlace {
  id: number;
  filterable: boolean;
  /** Among the category's attributes, from 0. */
  position: number;
}

/** A definition with the categories that it belongs to. */
export type PlacedDefinition = AttributeDefinition & { categories: CategoryPlace[] };

/** The same as somebody wants it; without a position it keeps its place, or is the last one. */
export type WantedPlace = Omit<CategoryPlace, 'position'> & { position?: number };

/** Beyond every other. */
const LAST = 2_147_483_647;

/** The categories of definitions, by the definitions' ids. */
export async function placesOf(manager: EntityManager, ids: number[]): Promise<Map<number, CategoryPlace[]>> {
  const rows = await LINKS_OF.rows(manager, [ids]);
  return new Map(rows.map(({ id, categories }) => [id, categories]));
}

/**
 * Makes these the categories of a definition, and closes gaps among the attributes of each category.
 * @throws Invalid when one is not there
 */
export async function putInto(manager: EntityManager, id: number, wanted: WantedPlace[]): Promise<void> {
  const before = (await placesOf(manager, [id])).get(id) ?? [];
  const known = await KNOWN_CATEGORIES.rows(manager, [wanted.map((place) => place.id)]);
  const key = 'attributes.errors.no_such_category';
  if (known.length < wanted.length) throw new Invalid(key, {}, { categories: { key } });
  const kept = new Map(before.map(({ id, position }) => [id, position]));
  const places = wanted.map((place) => ({
    ...place,
    position: place.position ?? kept.get(place.id) ?? LAST,
  }));
  const left = before.filter((place) => !wanted.some((other) => other.id === place.id));
  await REMOVE_LINKS.run(manager, [id, left.map((place) => place.id)]);
  await ADD_LINKS.run(manager, [id, JSON.stringify(places)]);
  await PLACE.run(manager, [
    id,
    JSON.stringify([...places, ...left.map((place) => ({ ...place, position: LAST }))]),
  ]);
}

/**
 * The categories of a definition with another place in one of them.
 * @throws NotFound when it is not in there
 */
export function movedTo(categories: CategoryPlace[], categoryId: number, position: number): CategoryPlace[] {
  if (!categories.some(({ id }) => id === categoryId)) throw new NotFound();
  return categories.map((place) => (place.id === categoryId ? { ...place, position } : place));
}
