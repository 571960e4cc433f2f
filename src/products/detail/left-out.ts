import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Texts } from '../../core/i18n/texts.js';
import { companyUrl } from '../../companies/company.presenter.js';
import { route } from '../../routes.js';
import { apartWords } from '../comparison/apart-words.js';
import type { Apart } from '../comparison/compared-offer.js';
import type { LeftOutOffer } from '../comparison/left-out.props.js';
import type { LeftOutRow } from '../reading/left-out.statements.js';
import { priceText } from '../contract.js';
import { productUrl } from '../product.presenter.js';

/**
 * Offers outside the comparison, each with the reason in words.
 * @param groupId of the page
 */
export const toLeftOut = (
  rows: LeftOutRow[],
  groupId: number | null,
  locale: Locale,
  texts: Texts,
): LeftOutOffer[] =>
  rows.map((row) => ({
    id: row.id,
    store: { name: row.companyName, url: companyUrl(row.companyId, locale) },
    name: localText(row.name, locale) ?? { text: '' },
    // their own pages have more details
    pageUrl: row.groupId !== groupId ? productUrl({ ...row, kind: 'product' }, locale) : null,
    goUrl: row.link ? route('go', { id: row.id }, locale) : null,
    price: priceText(row, locale, texts.translator(locale)),
    reason: reasonOf(row.apart, locale, texts),
  }));

function reasonOf(apart: Apart, locale: Locale, texts: Texts): string {
  const { name, values } = apartWords(apart, locale);
  return texts.t(`apart.visitor.${name}`, locale, values);
}
