import { foldText } from '../../core/i18n/fold-text.js';
import { onDemand } from '../../core/i18n/on-demand.js';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { AttributeOfProduct } from '../product-record.js';

/** An attribute as products have it. */
export type ReadAttribute = Omit<AttributeOfProduct, 'id'>;

/**
 * The keys that match attributes of several products: a free attribute with the name of a definition has the
 * definition's key.
 */
export function attributeKeys(
  attributes: ReadAttribute[],
  locale: Locale,
): (attribute: ReadAttribute) => string {
  const fold = onDemand(foldText);
  const nameOf = ({ name }: ReadAttribute) => fold(localText(name, locale)?.text ?? '');
  const defined = new Map(
    attributes
      .filter(({ definitionId }) => definitionId !== null)
      .map((attribute) => [nameOf(attribute), attribute.definitionId]),
  );
  return (attribute) => {
    const id = attribute.definitionId ?? defined.get(nameOf(attribute));
    return id ? `attribute-${id}` : `free-${nameOf(attribute)}`;
  };
}
