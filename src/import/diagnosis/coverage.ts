import type { CoveredField } from '../intake/field-coverage.js';
import type { CoverageGroup } from './diagnosis.json.js';

const GROUPS: Record<CoverageGroup, CoveredField[]> = {
  essential: ['id', 'name', 'price', 'link'],
  comparing: ['ean', 'picture', 'brand', 'mpn', 'category', 'attributes'],
  buying: ['availability', 'stock', 'delivery_cost', 'delivery_days'],
  texts: ['name_sl', 'name_en', 'description_sl', 'description_en', 'specifications'],
};

/** All fields in the order of the page. */
export function coveredGroups(): { group: CoverageGroup; field: CoveredField }[] {
  return (Object.keys(GROUPS) as CoverageGroup[]).flatMap((group) =>
    GROUPS[group].map((field) => ({ group, field })),
  );
}

/** To one decimal; 100 and 0 only when exact. null when total is 0. */
export function percentOf(filled: number, total: number): number | null {
  if (total === 0) return null;
  const percent = Math.round((filled / total) * 1000) / 10;
  if (percent === 100 && filled < total) return 99.9;
  return percent === 0 && filled > 0 ? 0.1 : percent;
}
