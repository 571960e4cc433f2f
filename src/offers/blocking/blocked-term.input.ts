import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsString,
  MaxLength,
  ValidateBy,
} from 'class-validator';
import { Converted, NumberOrNull, Trimmed } from '../../core/http/input/input-rules.js';
import { IsOptionalId } from '../../core/http/input/id-params.js';
import { isLine } from '../../core/http/input/plain-text.js';
import { BLOCK_REASONS, type BlockReason, termWords } from '../../products/blocking/blocked-term.js';

export const MAX_TERM = 60;
/** Characters of one of Google's paths. */
const MAX_PATH = 250;
/** Limit of each list of a term. */
const MAX_WORDS = 40;

const isTerm = (value: unknown) => typeof value === 'string' && isLine(value) && termWords(value) !== '';

/** A list from a form: one text with parts separated by commas or lines. */
const List = (separator: RegExp) =>
  Converted((value) => {
    if (value === undefined || value === null) return [];
    if (typeof value !== 'string') return value;
    const parts = value.split(separator).map((part) => part.trim());
    return [...new Set(parts.filter(Boolean))];
  });

/** Whether a checkbox is ticked. */
const Ticked = () => Converted((value) => value === 'on' || value === 'true' || value === true);

/** The form of a term. */
export class BlockedTermInput {
  /** Id of the stored term; absent for a new one. */
  @NumberOrNull()
  @IsOptionalId()
  id?: number | null;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_TERM)
  @ValidateBy({ name: 'isPhrase', validator: { validate: isTerm } })
  term: string;

  @IsIn(BLOCK_REASONS)
  reason: BlockReason = 'other';

  @List(/[,\n\r]/)
  @IsArray()
  @ArrayMaxSize(MAX_WORDS)
  @MaxLength(MAX_TERM, { each: true })
  @ValidateBy({ name: 'isPhrase', validator: { validate: (all) => Array.isArray(all) && all.every(isTerm) } })
  forms: string[] = [];

  /** Paths have commas in them. */
  @List(/[\n\r]/)
  @IsArray()
  @ArrayMaxSize(MAX_WORDS)
  @IsString({ each: true })
  @MaxLength(MAX_PATH, { each: true })
  google: string[] = [];

  @List(/[,\n\r]/)
  @IsArray()
  @ArrayMaxSize(MAX_WORDS)
  @MaxLength(MAX_TERM, { each: true })
  @ValidateBy({ name: 'isPhrase', validator: { validate: (all) => Array.isArray(all) && all.every(isTerm) } })
  exceptions: string[] = [];

  @Ticked()
  @IsBoolean()
  adult: boolean = false;

  @Ticked()
  @IsBoolean()
  inNames: boolean = false;
}

/** The page: a term that is edited, or previewed before it is saved. */
export class BlockedTermsQuery {
  @NumberOrNull()
  @IsOptionalId()
  edit?: number | null;
}
