import { IsOptional, IsString, MaxLength } from 'class-validator';
import { MayHave } from '../core/http/parts.js';
import { TextsInput } from '../core/http/plain-text.js';
import { MAX_HTML } from '../core/text/html.js';

export const MAX_NAME = 500;

export class ProductNamesInput extends TextsInput(MAX_NAME) {}

/** HTML in both languages; what we do not show is taken out. */
export class ProductHtmlInput {
  @IsOptional()
  @IsString()
  @MaxLength(MAX_HTML)
  sl?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_HTML)
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
