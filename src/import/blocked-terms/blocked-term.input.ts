import { IsIn, IsNotEmpty, IsString, MaxLength, ValidateBy } from 'class-validator';
import { Trimmed } from '../../core/http/input/input-rules.js';
import { isLine } from '../../core/http/input/plain-text.js';
import { BLOCK_REASONS, type BlockReason, termWords } from '../intake/category-resolver.js';

export const MAX_TERM = 60;

const isTerm = (value: unknown) => typeof value === 'string' && isLine(value) && termWords(value) !== '';

/** The form of a term. */
export class BlockedTermInput {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_TERM)
  @ValidateBy({ name: 'isPhrase', validator: { validate: isTerm } })
  term: string;

  @IsIn(BLOCK_REASONS)
  reason: BlockReason;
}
