import { IsOptional, IsString, MaxLength } from 'class-validator';
import { combineDecorators } from '../core/http/input/input-rules.js';
import { OptionalPart } from '../core/http/input/parts.js';
import { TextsInput } from '../core/http/input/plain-text.js';
import { MAX_HTML } from '../core/text/html.js';

export const MAX_NAME = 500;

export class ProductNamesInput extends TextsInput(MAX_NAME) {}

/** HTML, or nothing; elements that we do not show are removed. */
export const IsHtml = () => combineDecorators(IsOptional(), IsString(), MaxLength(MAX_HTML));

/** HTML in both languages. */
export class ProductHtmlInput {
  @IsHtml()
  sl?: string | null;

  @IsHtml()
  en?: string | null;
}

export class ProductTranslationsInput {
  @OptionalPart(() => ProductNamesInput)
  name?: ProductNamesInput;

  @OptionalPart(() => ProductHtmlInput)
  description?: ProductHtmlInput;

  @OptionalPart(() => ProductHtmlInput)
  specifications?: ProductHtmlInput;
}
