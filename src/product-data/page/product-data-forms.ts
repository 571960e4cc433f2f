import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import { type Actor, NO_COMPANY } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { versionOf } from '../../core/http/versions/versioned.js';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { PictureItems } from '../../media/picture-items.js';
import { route } from '../../routes.js';
import { ProductDataDecisions } from '../product-data-decisions.js';
import type { ProductDataForm } from './product-data.pages.js';
import type { ProductDataPageQuery } from '../product-data.query.js';
import type { ProductDataRecord } from '../product-data-record.js';
import { ProductDataService } from '../product-data.service.js';
import { ProductDataStore } from '../product-data.store.js';
import { dataList } from './product-data-page.js';

@Injectable()
export class ProductDataForms {
  constructor(
    private readonly data: ProductDataService,
    private readonly store: ProductDataStore,
    private readonly decisions: ProductDataDecisions,
    private readonly pictures: PictureItems,
    private readonly texts: Texts,
  ) {}

  /** @returns null when none is open @throws NotFound */
  async form(actor: Actor, query: ProductDataPageQuery, locale: Locale): Promise<ProductDataForm | null> {
    if (query.edit === undefined) return query.new ? emptyForm(actor, query, locale) : null;
    const record = await this.data.get(actor, query.edit);
    const { id } = record;
    const edit = can(actor, 'product-data.write', record);
    const decide = (await this.decisions.decidable(actor, [record])).has(id);
    const duplicates = edit ? await this.duplicates(actor, record, query, locale) : [];
    return {
      ...toFormValues(record),
      url: route('admin.product-data.one', { id }, locale),
      id,
      version: versionOf(record),
      companyId: record.companyId,
      pictures: await this.pictures.byIds(actor, record.mediaIds, locale),
      status: record.status,
      can: { edit, decide },
      decisionNote: await this.decisionNote(actor, record, locale),
      duplicates,
      mergeUrl: duplicates.length ? route('admin.product-data.merge', { id }, locale) : null,
    };
  }

  /** Why an actor who may decide for its own store may not decide on this record. */
  private async decisionNote(actor: Actor, record: ProductDataRecord, locale: Locale) {
    if (!can(actor, 'product-data.decide', record)) return null;
    const refusal = await this.decisions.refusalOf(this.store.manager, actor, record);
    return refusal && this.texts.t(refusal, locale);
  }

  private async duplicates(
    actor: Actor,
    { id, gtin }: ProductDataRecord,
    query: ProductDataPageQuery,
    locale: Locale,
  ) {
    const list = dataList(query, locale);
    const others = await this.data.ofGtin(actor, gtin);
    return others
      .filter((other) => other.id !== id && can(actor, 'product-data.write', other))
      .map((other) => ({
        id: other.id,
        url: list.url({ edit: other.id }),
        name: localText(other.name, locale) ?? { text: '' },
        companyName: other.companyName,
        status: other.status,
      }));
  }
}

/** The fields of the form. */
export function toFormValues(record: ProductDataRecord) {
  const { ean, name, description, specifications, brand, productCode, attributes, categoryIds } = record;
  return {
    ean,
    name,
    description,
    specifications,
    brand: brand ?? '',
    productCode: productCode ?? '',
    attributes,
    categoryIds,
  };
}

function emptyForm(actor: Actor, { company }: ProductDataPageQuery, locale: Locale): ProductDataForm | null {
  if (!can(actor, 'product-data.write')) return null;
  const isOfPlatform = actor.companyId === NO_COMPANY;
  return {
    url: route('admin.product-data', {}, locale),
    id: null,
    version: null,
    ean: '',
    companyId: isOfPlatform ? (company ?? null) : actor.companyId,
    name: {},
    description: {},
    specifications: {},
    brand: '',
    productCode: '',
    attributes: [],
    pictures: [],
    categoryIds: [],
    status: null,
    can: { edit: true, decide: false },
    decisionNote: null,
    duplicates: [],
    mergeUrl: null,
  };
}
