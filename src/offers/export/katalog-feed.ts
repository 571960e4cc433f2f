import type { CategoryTree } from '../../categories/category-tree.js';
import type { Translations } from '../../core/i18n/local-text.js';
import { LOCALES } from '../../core/i18n/locales.js';
import { xmlAttribute, xmlHtml, xmlText } from '../../core/text/xml.js';
import { type Field, WRITTEN_FIELDS } from '../../products/product-columns.js';
import type { AttributeOfProduct, ProductRecord } from '../../products/product-record.js';

/** Data of a file besides the products. */
export interface ExportContext {
  tree: CategoryTree;
  /** URLs by image id; empty for images that are not ready. */
  addresses: Map<number, string>;
}

/** See docs/feed-format.md; by `source` an import of the file is an edit by people. */
export const FEED_HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<katalog xmlns="urn:katalog:feed:1" version="1" source="export" language="sl" currency="EUR">
`;
export const FEED_END = '</katalog>\n';

/** One product with all fields that an import can change, in all languages. */
export function offerXml(product: ProductRecord, context: ExportContext): string {
  const lines = [
    ...FIELDS_IN_FILE.flatMap((field) => fieldXml(field, product)),
    deliveryDays(product),
    ...categories(product.categoryIds, context.tree),
    ...product.media.map(({ id, alt }) => picture(id, alt, context.addresses.get(id) ?? '')),
    ...product.attributes.map(attribute),
  ];
  return `  <offer>\n${lines.filter(Boolean).join('')}  </offer>\n`;
}

/** Fields that are elements of their own. */
const FIELDS_IN_FILE = WRITTEN_FIELDS.filter(({ partOf }) => !partOf);

function fieldXml({ name, ...field }: Field, product: ProductRecord): string | string[] {
  const value = product[name];
  if (field.type === 'texts') return texts(name, value as Translations, field.html ? xmlHtml : xmlText);
  if (field.type === 'money') return element(name, (value as number | null)?.toFixed(2));
  // an empty link is left out, and EUR is the file's default currency
  const isLeftOut = value === '' || (name === 'currency' && value === 'EUR');
  return isLeftOut ? '' : element(name, value as string | number | null);
}

function element(name: string, value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : `    <${name}>${xmlText(String(value))}</${name}>\n`;
}

function texts(name: string, translations: Translations, escape: (text: string) => string): string[] {
  return LOCALES.flatMap((locale) => {
    const text = translations[locale];
    return text ? [`    <${name} lang="${locale}">${escape(text)}</${name}>\n`] : [];
  });
}

/** Imports read the ids; the paths are for people. */
function categories(ids: number[], tree: CategoryTree): string[] {
  if (!ids.length) return ['    <category id="none"/>\n'];
  return ids.map((id) => {
    const row = tree.find(id);
    const path = row ? tree.pathOf(row).map(({ name }) => name.sl ?? name.en ?? '') : [];
    return `    <category id="${id}" lang="sl">${xmlText(path.join(' > '))}</category>\n`;
  });
}

function picture(id: number, alt: Translations, address: string): string {
  const alts = LOCALES.map((locale) => alt[locale] && ` alt-${locale}="${xmlAttribute(alt[locale])}"`);
  return `    <picture id="${id}"${alts.filter(Boolean).join('')}>${xmlText(address)}</picture>\n`;
}

function deliveryDays({ deliveryDaysMin: min, deliveryDaysMax: max }: ProductRecord): string {
  if (min === null && max === null) return '';
  const limit = (name: string, days: number | null) => (days === null ? '' : ` ${name}="${days}"`);
  return `    <deliveryDays${limit('min', min)}${limit('max', max)}/>\n`;
}

function attribute({ definitionId, name, value, unit }: AttributeOfProduct): string {
  const definition = definitionId === null ? '' : ` definition="${definitionId}"`;
  const measured = unit === null ? '' : ` unit="${xmlAttribute(unit)}"`;
  const inside = [...texts('name', name, xmlText), ...texts('value', value, xmlText)];
  return `    <attribute${definition}${measured}>\n${inside.map((line) => `  ${line}`).join('')}    </attribute>\n`;
}
