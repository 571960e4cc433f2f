import { IsOptional, IsString, MaxLength } from 'class-validator';
import { inOne } from '../core/http/input/input-rules.js';
import { MayHave } from '../core/http/input/parts.js';
import { TextsInput } from '../core/http/input/plain-text.js';
import { MAX_HTML } from '../core/text/html.js';

export const MAX_NAME = 500;

export class ProductNamesInput extends TextsInput(MAX_NAME) {}

/** HTML, or nothing; what we do not show is taken out. */
export const IsHtml = () => inOne(IsOptional(), IsString(), MaxLength(MAX_HTML));

/** The same in both languages. */
export class ProductHtmlInput {
  @IsHtml()
  sl?: string | null;

  @IsHtml()
  en?: string | null;
}

export class ProductTranslationsInput {
  @MayHave(() => ProductNamesInput)
  name?: ProductNamesInput;

  @MayHave(() => ProductHtmlInput)
  description?: ProductHtmlInput;

  @MayHave(() => ProductHtmlInput)
  specifications?: ProductHtmlInput;
}
