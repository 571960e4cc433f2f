import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { I18nService } from 'nestjs-i18n';
import { type DataSource, In } from 'typeorm';
import { type Actor, NO_COMPANY } from '../access/actor.js';
import { can } from '../access/permission-table.js';
import { versionOf } from '../core/http/versioned.js';
import { localText, plainText } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { Media } from '../media/media.entity.js';
import { failureMessage } from '../pictures/picture.failure.js';
import { toPicture } from '../media/media.presenter.js';
import { route } from '../routes.js';
import { ProductDataDecisions } from './product-data.decisions.js';
import type { DataPicture, ProductDataForm } from './product-data.pages.js';
import type { ProductDataPageQuery } from './product-data.query.js';
import type { ProductDataRecord } from './product-data.record.js';
import { ProductDataService } from './product-data.service.js';
import { urlsOf } from './product-data-page.js';

/** The form of a description, and what stands around it. */
@Injectable()
export class ProductDataForms {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly data: ProductDataService,
    private readonly decisions: ProductDataDecisions,
    private readonly i18n: I18nService,
  ) {}

  /** null: none is open. @throws NotFound */
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
      pictures: await this.pictures(record, locale),
      status: record.status,
      can: { edit, decide },
      decisionNote:
        can(actor, 'product-data.decide', record) && !decide
          ? this.i18n.t('product-data.errors.not_yours_alone', { lang: locale })
          : null,
      duplicates,
      mergeUrl: duplicates.length ? route('admin.product-data.merge', { id }, locale) : null,
    };
  }

  private async duplicates(
    actor: Actor,
    { id, gtin }: ProductDataRecord,
    query: ProductDataPageQuery,
    locale: Locale,
  ) {
    const urlOf = urlsOf(query, locale);
    const others = await this.data.ofGtin(actor, gtin);
    return others
      .filter((other) => other.id !== id && can(actor, 'product-data.write', other))
      .map((other) => ({
        id: other.id,
        url: urlOf({ edit: other.id }),
        name: localText(other.name, locale) ?? { text: '' },
        companyName: other.companyName,
        status: other.status,
      }));
  }

  private async pictures({ mediaIds, name }: ProductDataRecord, locale: Locale): Promise<DataPicture[]> {
    const media = await this.database.getRepository(Media).findBy({ id: In(mediaIds) });
    const byId = new Map(media.map((one) => [one.id, one]));
    return mediaIds
      .flatMap((id) => byId.get(id) ?? [])
      .map(({ contentHash, variants, alt, ...one }) => ({
        id: one.id,
        picture:
          one.status === 'ready'
            ? toPicture({ contentHash: contentHash!, variants, alt }, locale, plainText(name, locale))
            : null,
        status: one.status,
        failure: one.status === 'failed' ? this.explain(one.failure!, locale) : null,
      }));
  }

  private explain(failure: string, locale: Locale): string {
    const { key, values } = failureMessage(failure);
    return this.i18n.t(key, { lang: locale, args: values });
  }
}

/** What people change in the form. */
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
