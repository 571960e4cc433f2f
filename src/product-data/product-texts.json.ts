import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { TranslationsJson } from '../core/http/input/translations.json.js';

/** The texts of a product, or of a description of one, in both languages. */
export class ProductTranslationsJson {
  @ValidateNested()
  @Type(() => TranslationsJson)
  name: TranslationsJson;

  @ValidateNested()
  @Type(() => TranslationsJson)
  description: TranslationsJson;

  @ValidateNested()
  @Type(() => TranslationsJson)
  specifications: TranslationsJson;
}
