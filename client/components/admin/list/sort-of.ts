import type { SortLink } from '../../../../src/core/http/api/pagination.js';

/** The order of a list, from its address. */
export function sortOf(sorts: SortLink[]): Record<string, string> {
  const current = sorts.find(({ direction }) => direction !== null);
  if (!current) return {};
  return { sort: current.direction === 'descending' ? `-${current.id}` : current.id };
}
