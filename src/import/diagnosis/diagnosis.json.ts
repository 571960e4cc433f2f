import {
  int,
  nullable,
  number,
  object,
  oneOf,
  parts,
  shape,
  text,
  time,
  url,
} from '../../core/http/input/shape.js';
import { type CoveredField, ESSENTIAL_FIELDS, OPTIONAL_FIELDS } from '../intake/field-coverage.js';
import { MODES } from '../import.entity.js';
import { FINDING_KINDS } from './finding-kinds.js';

const FIELDS = [...ESSENTIAL_FIELDS, ...OPTIONAL_FIELDS];
const GROUPS = ['essential', 'texts', 'comparing', 'buying'] as const;
export type CoverageGroup = (typeof GROUPS)[number];

export class CoverageJson extends shape({
  field: oneOf(FIELDS),
  group: oneOf(GROUPS),
  label: text,
  filled: int,
  /** All items for an essential field, otherwise the valid offers. */
  total: int,
  /** To one decimal; null when total is 0. */
  percent: nullable(number),
  /** Change since the previous run, in percentage points; null: there is none. */
  change: nullable(number),
  /** URL of the items without it. */
  url,
}) {}

export class CoveredRunJson extends shape({
  importId: int,
  at: time,
  mode: oneOf(MODES),
  items: int,
  /** Percent by field, with one decimal. */
  percents: object<Partial<Record<CoveredField, number | null>>>(),
}) {}

export class FindingKindJson extends shape({
  kind: oneOf(FINDING_KINDS),
  label: text,
  count: int,
  /** URL of the list. */
  url,
}) {}

/** A field of the items that the format of the file does not read. */
export class UnreadFieldJson extends shape({
  /** The path of the field, in the form that mappings use. */
  path: text,
  /** The path, or the name of a table's column as the file writes it. */
  title: text,
  /** Items that have it, of those in the beginning of the file. */
  count: int,
  of: int,
  /** To one decimal. */
  percent: number,
  /** The first value, truncated. */
  sample: text,
}) {}

/** Coverage and findings of a run's feed. */
export class DiagnosisJson extends shape({
  /** null: the store has no run with coverage. */
  importId: nullable(int),
  coverage: parts(CoverageJson),
  /** This run and earlier ones, newest first. */
  history: parts(CoveredRunJson),
  findings: parts(FindingKindJson),
  /** The most frequent ones first. */
  unread: parts(UnreadFieldJson),
}) {}

/** A problem of one item or image. */
export class FindingJson extends shape({
  id: text,
  /** Line of the item's start tag, from 1; null when unknown. */
  line: nullable(int),
  productCode: nullable(text),
  productName: nullable(text),
  /** URL of the product's form in the admin area; null when the store has no product with the code now. */
  productUrl: nullable(url),
  /** The value in the feed. */
  text: nullable(text),
  message: text,
  /** Localised advice. */
  hint: nullable(text),
}) {}
