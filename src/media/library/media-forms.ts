import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { CompaniesService } from '../../companies/companies.service.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Media } from '../media.entity.js';
import { PictureItems } from '../picture-items.js';
import { variantKey } from '../pictures/variant.js';
import { route } from '../../routes.js';
import type { MediaForm } from './media-library.pages.js';
import { MediaLibrary } from './media-library.js';
import type { MediaPageQuery } from './media.query.js';
import { MediaUsesList } from './media-uses-list.js';

/** The picture that is open over the list. */
@Injectable()
export class MediaForms {
  constructor(
    private readonly library: MediaLibrary,
    private readonly items: PictureItems,
    private readonly uses: MediaUsesList,
    private readonly companies: CompaniesService,
  ) {}

  /** @returns null when none is open @throws NotFound */
  async form(actor: Actor, { edit }: MediaPageQuery, locale: Locale): Promise<MediaForm | null> {
    if (edit === undefined) return null;
    const media = await this.library.get(actor, edit);
    const { companyId, sourceUrl, mime, width, height, bytes, createdAt, variants, contentHash } = media;
    return {
      ...this.items.toItem(actor, media, locale),
      ...(await this.replacing(actor, media, locale)),
      companyName: companyId === null ? null : (await this.companies.get(companyId)).companyName,
      sourceUrl,
      mime,
      width,
      height,
      bytes: bytes === null ? null : Number(bytes),
      createdAt: createdAt.toISOString(),
      variants: variants.map((variant) => ({ ...variant, url: `/${variantKey(contentHash!, variant)}` })),
      ...(await this.uses.listUses(actor, edit, locale)),
    };
  }

  private async replacing(actor: Actor, media: Media, locale: Locale) {
    const next = await this.library.replacementOf(media.id);
    return {
      replaceUrl: can(actor, 'products.write', media)
        ? route('admin.media.file', { id: media.id }, locale)
        : null,
      replacement: next && this.items.toItem(actor, next, locale),
    };
  }
}
