import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Texts } from '../../core/i18n/texts.js';
import { Config } from '../../core/config/config.js';
import { type Versioned, versioned } from '../../core/http/versions/versioned.js';
import { readTexts, type TextView } from '../../core/i18n/local-text.js';
import { Media } from '../../media/media.entity.js';
import { MediaJsonPresenter } from '../../media/media-json.presenter.js';
import type { ProductDataJson } from '../product-data.json.js';
import type { ProductDataRecord } from '../product-data-record.js';

/** Descriptions for programs, in the words of one language. */
@Injectable()
export class ProductDataPresenter {
  constructor(
    private readonly database: DataSource,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  /** JSON with the version that becomes its entity tag. */
  async toVersioned(record: ProductDataRecord, view: TextView): Promise<Versioned<ProductDataJson>> {
    return versioned(record, await this.toJson(record, view));
  }

  async toList(records: ProductDataRecord[], view: TextView): Promise<ProductDataJson[]> {
    const ids = records.flatMap(({ mediaIds }) => mediaIds);
    const media = await this.database.getRepository(Media).findBy({ id: In(ids) });
    const byId = new Map(media.map((one) => [one.id, one]));
    const pictures = new MediaJsonPresenter(this.texts, { ...view, origin: this.config.publicUrl });
    return records.map((record) => ({
      id: record.id,
      ean: record.ean,
      companyId: record.companyId,
      companyName: record.companyName,
      ...textsOf(record, view),
      brand: record.brand,
      productCode: record.productCode,
      media: record.mediaIds.flatMap((id) => byId.get(id) ?? []).map((one) => pictures.toJson(one)),
      attributes: record.attributes.map(({ definitionId, name, value, unit }) => ({
        definitionId,
        ...readTexts({ name, value }, view),
        unit,
      })),
      categoryIds: record.categoryIds,
      status: record.status,
      createdAt: record.createdAt.toISOString(),
      updatedAt: record.updatedAt.toISOString(),
    }));
  }

  private async toJson(record: ProductDataRecord, view: TextView): Promise<ProductDataJson> {
    return (await this.toList([record], view))[0]!;
  }
}

function textsOf({ name, description, specifications }: ProductDataRecord, view: TextView) {
  return readTexts({ name, description, specifications }, view);
}
