import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { localText, plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { money } from '../../core/i18n/money.js';
import { toPicture } from '../../media/media.presenter.js';
import { productUrl } from '../../products/product.presenter.js';
import { route } from '../../routes.js';
import type { ComparedOfferProps, ObjectionProps } from './match-objections.pages.js';
import { MAX_OBJECTION_REASON } from './objection.js';
import type { MatchObjectionJson, OfferComparisonJson } from './objection.json.js';
import type { ComparedRow, ObjectionRow } from './objection.statements.js';

export function toObjectionJson(row: ObjectionRow, locale: Locale, origin: string): MatchObjectionJson {
  const { id, status, kind, offerId, companyId, companyName, otherId, reason, rejection, decisionId } = row;
  const path = otherUrl(row, locale);
  return {
    id,
    status,
    kind,
    offerId,
    offerName: nameOf(row, locale),
    companyId,
    companyName,
    otherId,
    otherName: row.otherName && plainText(row.otherName, locale),
    otherUrl: path && origin + path,
    reason,
    objectedAt: row.objectedAt.toISOString(),
    rejection,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    decisionId,
  };
}

export function toGroupJson(
  rows: ComparedRow[],
  locale: Locale,
  origin: string,
): OfferComparisonJson['group'] {
  const [first] = rows;
  if (!first) return null;
  return {
    id: first.groupId,
    url: origin + groupUrl(first, locale),
    count: first.count,
    offers: rows.map(({ id, name, companyId, companyName, price, currency, isCompared }) => ({
      id,
      name: plainText(name, locale),
      companyId,
      companyName,
      price,
      currency,
      isCompared,
    })),
  };
}

/** The page of an offer's group. */
export const groupUrl = ({ groupId, pageName: name }: ComparedRow, locale: Locale) =>
  productUrl({ id: groupId, name, kind: 'product' }, locale);

export function toObjectionProps(row: ObjectionRow, actor: Actor, locale: Locale): ObjectionProps {
  const { id, status, kind, offerId, reason, rejection, companyName } = row;
  const isAdmin = can(actor, 'platform.manage');
  const isOpen = isAdmin && status === 'open';
  const url = otherUrl(row, locale);
  return {
    id,
    status,
    kind,
    offer: localText(row.name, locale) ?? { text: row.productCode },
    offerUrl: route('admin.products.comparison', { id: offerId }, locale),
    companyName: isAdmin ? companyName : null,
    other: url === null ? null : { name: localText(row.otherName!, locale) ?? { text: '' }, url },
    reason,
    objectedAt: row.objectedAt.toISOString(),
    rejection,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answerUrl: isOpen ? route('admin.matches.answer', { id }, locale) : null,
    effectUrl: isOpen ? route('admin.matches.effect', {}, locale, { objection: id }) : null,
    undoUrl: isAdmin && status !== 'open' ? route('admin.matches.answer.undo', { id }, locale) : null,
    maxReason: MAX_OBJECTION_REASON,
  };
}

export function toCompared(row: ComparedRow, locale: Locale): ComparedOfferProps {
  const { id, companyName, price, currency, isCompared, picture } = row;
  const name = localText(row.name, locale) ?? { text: '' };
  return {
    id,
    name,
    companyName,
    picture: picture && toPicture(picture, locale, name.text),
    price: money(price, currency, locale),
    isCompared,
  };
}

const nameOf = ({ name, productCode }: ObjectionRow, locale: Locale) =>
  plainText(name, locale) || productCode;

const otherUrl = ({ otherId, otherName }: ObjectionRow, locale: Locale) =>
  otherName === null ? null : productUrl({ id: otherId, name: otherName, kind: 'product' }, locale);
