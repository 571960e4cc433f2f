import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { toLabels } from '../../attributes/attribute-form.presenter.js';
import { AttributesService } from '../../attributes/attributes.service.js';
import { Invalid } from '../../core/errors/domain-errors.js';
import { checkInput } from '../../core/http/input/check-input.js';
import { formatNumber } from '../../core/i18n/format-number.js';
import { localText, plainText, type Translations } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { money } from '../../core/i18n/money.js';
import { Texts } from '../../core/i18n/texts.js';
import { ProductRecords } from '../../products/own/product-records.js';
import type { ProductRecord } from '../../products/product-record.js';
import type { OfferState } from '../../products/writing/offer-state.js';
import { route } from '../../routes.js';
import { type BulkEdit, isOfAttribute, judgeEdit, ROUNDINGS, valuesOf } from './bulk-edit.js';
import { BulkEditInput, type BulkEditQuery } from './bulk-edit.input.js';
import { BulkEditReader } from './bulk-edit-reader.js';
import type { BulkEditRow } from './bulk-edit.pages.js';
import { SELECTED } from './bulk-run.statements.js';
import { chosenOf, selectionOf } from './bulk-selection.js';

const FIELDS = [
  'priceBy',
  'priceChange',
  'rounding',
  'newStock',
  'newAvailability',
  'newDeliveryCost',
  'newBrand',
  'attributeId',
  'attributeBy',
  'attributeSl',
  'attributeEn',
] as const;

/** The form for new values of the selected products, or of all that the list's filters find, with a preview. */
@Injectable()
export class BulkEditPage {
  constructor(
    private readonly database: DataSource,
    private readonly records: ProductRecords,
    private readonly attributes: AttributesService,
    private readonly reader: BulkEditReader,
    private readonly texts: Texts,
  ) {}

  /** @param search the query string of the request */
  async props(actor: Actor, query: BulkEditQuery, search: URLSearchParams, locale: Locale) {
    const { where, parameters } = selectionOf(actor, chosenOf(query), query);
    const { count, fed, fedAttributes, ids } = await SELECTED(where).one(this.database, parameters);
    const typed = Object.fromEntries(FIELDS.map((name) => [name, query[name] ?? '']));
    const { edit, problems } = await this.read(typed, locale);
    const kept = [...search].filter(([name]) => !FIELDS.includes(name as (typeof FIELDS)[number]));
    const filters = Object.fromEntries(
      [...new Set(kept.map(([name]) => name))].map((name) => [name, search.getAll(name)]),
    );
    return {
      kind: query.kind,
      count,
      formUrl: route('admin.products.bulk.edit', {}, locale),
      kept: kept.map(([name, value]) => ({ name, value })),
      typed,
      problems,
      roundings: ROUNDINGS,
      attributes: toLabels(await this.attributes.listAll(), locale),
      preview: edit && (await this.records.byIds(ids)).map((record) => this.toRow(record, edit, locale)),
      fed: edit && isOfAttribute(edit) ? fedAttributes : fed,
      applyUrl: edit && count > 0 ? route('admin.products.bulk.edit', {}, locale, filters) : null,
      listUrl: route(query.kind === 'service' ? 'admin.services' : 'admin.products', {}, locale, {
        ...filters,
        kind: null,
        ids: null,
        except: null,
      }),
    };
  }

  /** Errors are shown at their fields. */
  private async read(typed: Record<string, string>, locale: Locale) {
    try {
      return { edit: await this.reader.read(await checkInput(BulkEditInput, typed)), problems: {} };
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      const problems = Object.entries(error.fields).map(([name, { key, values }]) => [
        name,
        this.texts.t(key, locale, values),
      ]);
      return { edit: null, problems: Object.fromEntries(problems) as Record<string, string> };
    }
  }

  private toRow(record: ProductRecord, edit: BulkEdit, locale: Locale): BulkEditRow {
    const { change, refused } = judgeEdit(edit, record);
    const { id, productCode, name } = record;
    const { attributes, ...fields } = change?.wanted ?? {};
    const wanted = Object.entries(fields);
    const differing = wanted.filter(([field, value]) => record[field as ValueName] !== value);
    return {
      id,
      productCode,
      name: localText(name, locale) ?? { text: productCode },
      changes: [
        ...differing.map(([field, value]) => ({
          field: this.texts.t(`fields.${field}`, locale),
          before: this.valueOf(record, field, record[field as ValueName], locale),
          after: this.valueOf(record, field, value, locale),
        })),
        ...(attributes ? attributeChange(record.attributes, attributes, edit.attribute!, locale) : []),
      ],
      refused: refused ? this.texts.t(`bulk.reasons.${refused}`, locale) : null,
    };
  }

  private valueOf({ currency }: ProductRecord, field: string, value: unknown, locale: Locale): string {
    if (value === null || value === undefined || value === '') return '–';
    if (field === 'availability') return this.texts.t(`products.availability.${String(value)}`, locale);
    if (typeof value !== 'number') return String(value);
    return field === 'stock' ? formatNumber(value, locale) : money(value, currency, locale);
  }
}

type ValueName = Exclude<keyof BulkEdit, 'attribute'>;

/** The values of the attribute before and after; none if they are equal. */
function attributeChange(
  before: ProductRecord['attributes'],
  after: OfferState['attributes'],
  attribute: NonNullable<BulkEdit['attribute']>,
  locale: Locale,
) {
  if (isDeepStrictEqual(before, after)) return [];
  const written = (value: Translations, unit: string | null) =>
    [plainText(value, locale), unit].filter(Boolean).join(' ');
  const stored = valuesOf(before, attribute).map(({ value, unit }) => written(value, unit));
  const { name, value, unit } = attribute;
  return [
    {
      field: plainText(name, locale),
      before: stored.join(', ') || '–',
      after: value ? written(value, unit) : '–',
    },
  ];
}
