import { AttributeValueJson } from '../attributes/attribute-value.json.js';
import { int, shape } from '../core/http/input/shape.js';
import { ShownMediaJson } from '../media/media.json.js';

/** An image of a product; only the store's staff see those that are not ready. */
export class ProductMediaJson extends shape({ position: int }, ShownMediaJson) {}

/** An attribute of a product. */
export class ProductAttributeJson extends shape({ id: int, position: int }, AttributeValueJson) {}
