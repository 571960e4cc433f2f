import { Type } from 'class-transformer';
import { IsArray, IsIn, IsString, IsUrl, ValidateNested } from 'class-validator';
import { Nullable } from '../../core/http/input/input-rules.js';
import type { DifferenceProps } from '../differences/difference.props.js';
import { DIFFERENCE_KINDS } from '../../products/difference-kind.js';

class FieldDifferenceJson {
  @IsString()
  field: string;

  /** Localised text, like the other values; null: empty. */
  @Nullable()
  @IsString()
  before: string | null;

  @Nullable()
  @IsString()
  after: string | null;
}

/** An offer that a run changes or would change. */
export class DifferenceJson implements DifferenceProps {
  @IsString()
  id: string;

  @IsString()
  productCode: string;

  @IsString()
  name: string;

  /** Its form in the admin area; null when the store no longer has the product. */
  @Nullable()
  @IsUrl()
  url: string | null;

  /** First `new`, `changed`, `back` or `gone`, then more exact kinds. */
  @IsArray()
  @IsIn(DIFFERENCE_KINDS, { each: true })
  kinds: string[];

  @IsString()
  kindText: string;

  @ValidateNested({ each: true })
  @Type(() => FieldDifferenceJson)
  fields: FieldDifferenceJson[];
}
