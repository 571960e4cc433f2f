import { FIELDS } from '../../products/product-columns.js';
import { MAPPING_TARGETS, type MappingTarget, NEEDED_TARGETS } from './mapping-rules.js';

/** A property of the offer that a field can be mapped to. */
export interface MappingTargetProps {
  id: MappingTarget;
  label: string;
}

/** Required targets first, then frequent ones. */
export const SHOWN_TARGETS = [
  ...new Set<MappingTarget>([
    ...NEEDED_TARGETS,
    'id',
    'eans',
    'pictures',
    'categoryPath',
    ...MAPPING_TARGETS,
  ]),
];
const FIELD_NAMES = new Set<string>(FIELDS.map(({ name }) => name));
const FIELD_OF: Partial<Record<MappingTarget, string>> = {
  id: 'productCode',
  eans: 'ean',
  deliveryCosts: 'deliveryCost',
};

/** The targets with labels in one language. */
export const toTargets = (translate: (key: string) => string): MappingTargetProps[] =>
  SHOWN_TARGETS.map((id) => ({ id, label: targetLabel(id, translate) }));

/** A field of an offer is called the same everywhere. */
export function targetLabel(id: MappingTarget, translate: (key: string) => string): string {
  const name = FIELD_OF[id] ?? id;
  return translate(`${FIELD_NAMES.has(name) ? 'fields' : 'formats.targets'}.${name}`);
}
