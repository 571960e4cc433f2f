import { Type } from 'class-transformer';
import { IsIn, IsInt, IsISO8601, IsNumber, IsObject, IsString, IsUrl, ValidateNested } from 'class-validator';
import { Nullable } from '../../core/http/input/input-rules.js';
import { type CoveredField, ESSENTIAL_FIELDS, OPTIONAL_FIELDS } from '../intake/field-coverage.js';
import { MODES } from '../import.input.js';
import type { ImportMode } from '../import.entity.js';
import type {
  CoverageGroup,
  CoverageProps,
  CoveredRunProps,
  FindingKindProps,
  FindingProps,
} from './diagnosis.props.js';
import { FINDING_KINDS, type FindingKind } from './finding-kinds.js';

const FIELDS = [...ESSENTIAL_FIELDS, ...OPTIONAL_FIELDS];
const GROUPS = ['essential', 'texts', 'comparing', 'buying'] as const satisfies CoverageGroup[];

class CoverageJson implements CoverageProps {
  @IsIn(FIELDS)
  field: CoveredField;

  @IsIn(GROUPS)
  group: CoverageGroup;

  @IsString()
  label: string;

  @IsInt()
  filled: number;

  /** All items for an essential field, otherwise the valid offers. */
  @IsInt()
  total: number;

  /** To one decimal; null when total is 0. */
  @Nullable()
  @IsNumber()
  percent: number | null;

  /** Change since the previous run, in percentage points; null: there is none. */
  @Nullable()
  @IsNumber()
  change: number | null;

  /** URL of the items without it. */
  @IsUrl()
  url: string;
}

class CoveredRunJson implements CoveredRunProps {
  @IsInt()
  importId: number;

  @IsISO8601()
  at: string;

  @IsIn(MODES)
  mode: ImportMode;

  @IsInt()
  items: number;

  /** By field, to one decimal. */
  @IsObject()
  percents: CoveredRunProps['percents'];
}

class FindingKindJson implements FindingKindProps {
  @IsIn(FINDING_KINDS)
  kind: FindingKind;

  @IsString()
  label: string;

  @IsInt()
  count: number;

  /** URL of the list. */
  @IsUrl()
  url: string;
}

/** Coverage and findings of a run's feed. */
export class DiagnosisJson {
  /** null: the store has no run with coverage. */
  @Nullable()
  @IsInt()
  importId: number | null;

  @ValidateNested({ each: true })
  @Type(() => CoverageJson)
  coverage: CoverageJson[];

  /** This run and earlier ones, newest first. */
  @ValidateNested({ each: true })
  @Type(() => CoveredRunJson)
  history: CoveredRunJson[];

  @ValidateNested({ each: true })
  @Type(() => FindingKindJson)
  findings: FindingKindJson[];
}

/** A problem of one item or image. */
export class FindingJson implements FindingProps {
  @IsString()
  id: string;

  /** Line of the item's start tag, from 1; null when unknown. */
  @Nullable()
  @IsInt()
  line: number | null;

  @Nullable()
  @IsString()
  productCode: string | null;

  @Nullable()
  @IsString()
  productName: string | null;

  /** Its form in the admin area; null when the store has no product with the code now. */
  @Nullable()
  @IsUrl()
  productUrl: string | null;

  /** The value in the feed. */
  @Nullable()
  @IsString()
  text: string | null;

  @IsString()
  message: string;

  /** Localised advice. */
  @Nullable()
  @IsString()
  hint: string | null;
}
