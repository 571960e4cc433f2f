import type { PlacedDefinition } from './category-places.js';

/** A definition as the audit log stores it, with positions and filters by category id. */
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
