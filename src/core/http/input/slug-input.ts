import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { EmptyAsNull, combineDecorators } from './input-rules.js';

const MAX_SLUG = 80;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A slug; an empty one is null, and follows the name. */
export const IsSlug = () =>
  combineDecorators(EmptyAsNull(), IsOptional(), IsString(), MaxLength(MAX_SLUG), Matches(SLUG));

/** One for each language. */
export class SlugsInput {
  @IsSlug()
  sl?: string | null;

  @IsSlug()
  en?: string | null;
}
