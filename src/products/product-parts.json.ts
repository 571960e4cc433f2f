import { IsInt } from 'class-validator';
import { AttributeValueJson } from '../attributes/attribute-value.json.js';
import { ShownMediaJson } from '../media/media.json.js';

/** An image of a product; only the store's staff see those that are not ready. */
export class ProductMediaJson extends ShownMediaJson {
  @IsInt()
  position: number;
}

/** An attribute of a product. */
export class ProductAttributeJson extends AttributeValueJson {
  @IsInt()
  id: number;

  @IsInt()
  position: number;
}
