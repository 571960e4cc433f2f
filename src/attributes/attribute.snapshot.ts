import type { PlacedDefinition } from './category-places.js';

/** What the audit trail keeps of a definition; of its categories by their ids. */
export function toSnapshot({ name, unit, type, categories }: Snapshotted): Record<string, unknown> {
  return {
    name,
    unit,
    type,
    positions: Object.fromEntries(categories.map(({ id, position }) => [id, position])),
    filterable: Object.fromEntries(categories.map(({ id, filterable }) => [id, filterable])),
  };
}

type Snapshotted = Pick<PlacedDefinition, 'name' | 'unit' | 'type' | 'categories'>;
