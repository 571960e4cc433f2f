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

  /** That could be: of what an offer cannot do without all items, else the offers. */
  @IsInt()
  total: number;

  /** To one decimal; null: of nothing. */
  @Nullable()
  @IsNumber()
  percent: number | null;

  /** Against the run before, in percentage points; null: there is none. */
  @Nullable()
  @IsNumber()
  change: number | null;

  /** Items without it, as JSON. */
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

  /** All of them as JSON. */
  @IsUrl()
  url: string;
}

/** How good the feed of a run is. */
export class DiagnosisJson {
  /** null: no file of the store has been accepted since these are counted. */
  @Nullable()
  @IsInt()
  importId: number | null;

  @ValidateNested({ each: true })
  @Type(() => CoverageJson)
  coverage: CoverageJson[];

  /** This run and those before it, the newest first. */
  @ValidateNested({ each: true })
  @Type(() => CoveredRunJson)
  history: CoveredRunJson[];

  @ValidateNested({ each: true })
  @Type(() => FindingKindJson)
  findings: FindingKindJson[];
}

/** Something about one item of a feed, or one picture. */
export class FindingJson implements FindingProps {
  @IsString()
  id: string;

  /** Of the item's start tag, from 1; null while no run has met it. */
  @Nullable()
  @IsInt()
  line: number | null;

  @Nullable()
  @IsString()
  productCode: string | null;

  @Nullable()
  @IsString()
  productName: string | null;

  /** Its form in the admin area; null when the store has no such product now. */
  @Nullable()
  @IsUrl()
  productUrl: string | null;

  /** What stands there. */
  @Nullable()
  @IsString()
  text: string | null;

  @IsString()
  message: string;

  /** What to do. */
  @Nullable()
  @IsString()
  hint: string | null;
}
