import { IsBoolean, IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Converted, IsOneLine, Trimmed } from '../../core/http/input/input-rules.js';
import type { ProductKind } from '../../products/product.entity.js';
import { KINDS } from '../../products/product-fields.js';
import { OffersPageQuery } from '../offers.query.js';

const MAX_VIEW_NAME = 60;

/** Without JavaScript, a form's checkbox sends `on`, or nothing. */
const Ticked = () => Converted((value) => value === true || value === 'on');

/** The name of a view, and whether it is shared. */
export class OfferViewInput {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_VIEW_NAME)
  @IsOneLine()
  name: string;

  /** Share it with everyone in the store. */
  @Ticked()
  @IsBoolean()
  shared: boolean = false;
}

export class NewOfferViewInput extends OfferViewInput {
  /** The view of this name takes the filters of the list. */
  @Ticked()
  @IsBoolean()
  replace: boolean = false;
}

/** The list that is saved. An invalid filter is an error: without it, the view would be another list. */
export class OfferViewQuery extends OffersPageQuery {
  @IsIn(KINDS)
  kind: ProductKind = 'product';
}
