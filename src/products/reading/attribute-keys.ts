import { foldText } from '../../core/i18n/fold-text.js';
import { onDemand } from '../../core/i18n/on-demand.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { AttributeOfProduct } from '../product-record.js';

/** An attribute as products have it. */
export type ReadAttribute = Omit<AttributeOfProduct, 'id'>;

/** Keys of texts: texts that are equal in a language share one, also if only a text in both connects them. */
export function textKeys(texts: Translations[]): (text: Translations) => string {
  const fold = onDemand(foldText);
  const keysOf = ({ sl, en }: Translations) => [
    ...(sl ? [`sl ${fold(sl)}`] : []),
    ...(en ? [`en ${fold(en)}`] : []),
  ];
  const sameAs = new Map<string, string>();
  const find = (key: string): string => (sameAs.has(key) ? find(sameAs.get(key)!) : key);
  for (const text of texts) {
    const [one, other] = keysOf(text).map(find);
    if (one && other && one !== other) sameAs.set(other, one);
  }
  return (text) => find(keysOf(text)[0] ?? '');
}

/**
 * The keys that match attributes of several products: a free attribute with the name of a definition has the
 * definition's key.
 */
export function attributeKeys(attributes: ReadAttribute[]): (attribute: ReadAttribute) => string {
  const nameOf = textKeys(attributes.map(({ name }) => name));
  const defined = new Map(
    attributes
      .filter(({ definitionId }) => definitionId !== null)
      .map(({ name, definitionId }) => [nameOf(name), definitionId]),
  );
  return ({ name, definitionId }) => {
    const id = definitionId ?? defined.get(nameOf(name));
    return id ? `attribute-${id}` : `free-${nameOf(name)}`;
  };
}
