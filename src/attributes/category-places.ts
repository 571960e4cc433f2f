import type { EntityManager } from 'typeorm';
import { Invalid, NotFound } from '../core/errors/domain-errors.js';
import type { AttributeDefinition } from './attribute-definition.entity.js';
import {
  ADD_LINKS,
  type CategoryPlace,
  KNOWN_CATEGORIES,
  LINKS_OF,
  PLACE,
  REMOVE_LINKS,
} from './attribute.statements.js';

/** A definition with the categories that it belongs to. */
export type PlacedDefinition = AttributeDefinition & { categories: CategoryPlace[] };

/** A place to write; without a position an existing one stays, and a new one is the last. */
export type WantedPlace = Omit<CategoryPlace, 'position'> & { position?: number };

/** A position after all others. */
const LAST = 2_147_483_647;

/** The categories of definitions, by definition id. */
export async function placesOf(manager: EntityManager, ids: number[]): Promise<Map<number, CategoryPlace[]>> {
  const rows = await LINKS_OF.rows(manager, [ids]);
  return new Map(rows.map(({ id, categories }) => [id, categories]));
}

/**
 * Replaces the categories of a definition, and closes gaps in the positions of each category.
 * @throws Invalid when a category does not exist
 */
export async function putInto(manager: EntityManager, id: number, wanted: WantedPlace[]): Promise<void> {
  const before = (await placesOf(manager, [id])).get(id) ?? [];
  const known = await KNOWN_CATEGORIES.rows(manager, [wanted.map((place) => place.id)]);
  if (known.length < wanted.length) throw Invalid.because('categories', 'attributes.errors.no_such_category');
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
 * The categories of a definition with a new position in one of them.
 * @throws NotFound when the definition is not in that category
 */
export function movedTo(categories: CategoryPlace[], categoryId: number, position: number): CategoryPlace[] {
  if (!categories.some(({ id }) => id === categoryId)) throw new NotFound();
  return categories.map((place) => (place.id === categoryId ? { ...place, position } : place));
}
