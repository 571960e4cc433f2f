import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.js';
import { fallbackVariant } from '../../media/media.presenter.js';
import { PictureReferences } from '../../media/picture-references.js';
import { variantKey } from '../../media/pictures/variant.js';
import type { MediaOfProduct, ProductRecord } from '../product-record.js';

/** Image URLs of products in a file. */
@Injectable()
export class PictureAddresses {
  constructor(
    private readonly pictures: PictureReferences,
    private readonly config: Config,
  ) {}

  /**
   * The source of the store's own images; of uploads and shared images, the URL at which Katalog serves them.
   * @returns URLs by image id; empty for images that are not ready
   */
  async addressesOf(companyId: number, products: ProductRecord[]): Promise<Map<number, string>> {
    const media = products.flatMap((product) => product.media);
    const ids = [...new Set(media.map(({ id }) => id))];
    const sources = ids.length ? await this.pictures.sourcesOf(companyId, ids) : new Map<number, string>();
    return new Map(media.map((one) => [one.id, sources.get(one.id) ?? this.address(one)]));
  }

  private address({ status, contentHash, variants }: MediaOfProduct): string {
    if (status !== 'ready') return '';
    return `${this.config.publicUrl}/${variantKey(contentHash!, fallbackVariant(variants))}`;
  }
}
