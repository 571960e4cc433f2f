import { versionOf } from '../../core/http/versions/versioned.js';
import { wallTextOf } from '../../core/i18n/market-time.js';
import { bareTexts } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { PictureItem } from '../../media/media.props.js';
import { type Field, PLAIN_FIELDS, plainValues } from '../../products/product-columns.js';
import type { ProductRecord } from '../../products/product-record.js';
import { productUrl } from '../../products/product.presenter.js';
import type { ProductKind } from '../../products/product.entity.js';
import { route } from '../../routes.js';
import type { DetailFieldProps, OfferForm, OfferFormValues } from '../offers.pages.js';
import { NEW_PRODUCT } from '../../products/editing/product.changes.js';

/** The data of a form besides the product. */
interface FormContext {
  media: PictureItem[];
  details: DetailFieldProps[];
  locale: Locale;
}

/** Fields that are drawn by their type. */
export function detailsOf(kind: ProductKind, say: (key: string) => string): DetailFieldProps[] {
  const sayIfAny = (key: string) => (say(key) === key ? null : say(key));
  return PLAIN_FIELDS.filter(({ detail, goodsOnly }) => detail && !(goodsOnly && kind === 'service')).map(
    (field) => ({
      name: field.name,
      label: say(`fields.${field.name}`),
      hint: sayIfAny(`offers.hints.${field.name}`),
      maxLength: field.type === 'text' || field.type === 'brand' ? field.max : null,
      isNumber: field.type === 'integer',
      hasLines: field.type === 'text' && field.rule === 'lines',
      options: field.type === 'code' ? optionsOf(field, say) : null,
    }),
  );
}

function optionsOf(
  { values, names, initial }: Extract<Field, { type: 'code' }>,
  say: (key: string) => string,
) {
  const options = values.map((value) => ({ value, label: names ? say(`${names}.${value}`) : value }));
  return initial === null ? [{ value: '', label: '–' }, ...options] : options;
}

/** The form of a stored product. */
export function toForm(
  record: ProductRecord,
  { media, locale, ...context }: FormContext & Pick<OfferForm, 'eanNotice' | 'can'>,
) {
  const { id, kind, companyId, visible, fromFeed } = record;
  return {
    ...toFormValues(record),
    url: route('admin.products.one', { id }, locale),
    id,
    version: versionOf(record),
    companyId,
    media,
    fromFeed,
    pricesUrl: route('admin.products.prices', { id }, locale),
    comparisonUrl: kind === 'product' ? route('admin.products.comparison', { id }, locale) : null,
    previewUrl: visible ? productUrl(record, locale) : route('admin.products.preview', { id }, locale),
    ...context,
  } satisfies OfferForm;
}

/** The form of a new product, empty or a copy. */
export function newForm(
  kind: ProductKind,
  companyId: number | null,
  like: ProductRecord | null,
  { media, details, locale }: FormContext,
) {
  const values = like
    ? {
        ...toFormValues(like),
        productCode: '',
        status: 'draft' as const,
        attributes: asNew(like),
        keptFields: [],
      }
    : emptyValues(kind);
  return {
    ...values,
    url: route('admin.products', {}, locale),
    id: null,
    version: null,
    companyId: like?.companyId ?? companyId,
    media,
    details,
    eanNotice: null,
    fromFeed: false,
    previewUrl: null,
    pricesUrl: null,
    comparisonUrl: null,
    can: { write: true },
  } satisfies OfferForm;
}

/** The values of the form's fields. */
function toFormValues(record: ProductRecord): OfferFormValues {
  const { name, description, specifications, deliveryDaysMin: min, deliveryDaysMax: max } = record;
  const { categoryIds, attributes, keptFields } = record;
  const texts = {
    name: bareTexts(name),
    description: bareTexts(description),
    specifications: bareTexts(specifications),
  };
  return {
    ...plainValues(record),
    ...wallTimesOf(record),
    ...texts,
    deliveryDays: { min, max },
    categoryIds,
    attributes,
    keptFields,
  };
}

const INSTANTS = PLAIN_FIELDS.filter(({ type }) => type === 'instant');

/** Instants as people write them. */
const wallTimesOf = (record: ProductRecord) =>
  Object.fromEntries(
    INSTANTS.map(({ name }) => [name, record[name] === null ? null : wallTextOf(String(record[name]))]),
  );

/** A stored product in the form's format, to show the fields that another person changed. */
export function toSentValues(record: ProductRecord) {
  return {
    ...toFormValues(record),
    companyId: record.companyId,
    media: record.media.map(({ id }) => ({ id })),
  };
}

function emptyValues(kind: ProductKind): OfferFormValues {
  const { gtin: _, nextChangeAt: _next, deliveryDaysMin: min, deliveryDaysMax: max, ...empty } = NEW_PRODUCT;
  return {
    ...empty,
    kind,
    productCode: '',
    price: null,
    deliveryDays: { min, max },
    categoryIds: [],
    attributes: [],
    keptFields: [],
  };
}

/** Without ids: a copy has attributes of its own. */
const asNew = ({ attributes }: ProductRecord) => attributes.map((attribute) => ({ ...attribute, id: null }));
