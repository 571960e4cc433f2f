import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull } from 'typeorm';
import { Invalid, NotFound } from '../core/errors/domain-errors.js';
import { Media } from './media.entity.js';
import { failureMessage } from '../pictures/picture.failure.js';
import { MediaService } from './media.service.js';
import type { PictureInput } from './picture.input.js';

/** The one picture that a thing has, as programs choose it. */
@Injectable()
export class PictureChoice {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly media: MediaService,
  ) {}

  /**
   * The media id of a picture handed in before, or of one that the worker fetches from its address.
   * @param companyId whose it is; null: the platform's
   * @throws NotFound also when it is somebody else's
   * @throws Invalid when it could not be used, or its address cannot be kept
   */
  choose(companyId: number | null, { mediaId, url }: PictureInput): Promise<number> {
    return mediaId === undefined ? this.fetch(companyId, url!) : this.known(companyId, mediaId);
  }

  private async known(companyId: number | null, mediaId: number): Promise<number> {
    const owner = { companyId: companyId ?? IsNull() };
    const media = await this.database.getRepository(Media).findOneBy({ id: mediaId, ...owner });
    if (!media) throw new NotFound();
    if (media.status === 'failed') {
      const { key, values } = failureMessage(media.failure!);
      throw new Invalid(key, values, { mediaId: { key, values } });
    }
    return mediaId;
  }

  private async fetch(companyId: number | null, url: string): Promise<number> {
    const known = await this.media.registerUrls(this.database.manager, companyId, [url]);
    const id = known.get(url);
    if (id === undefined) throw new Invalid('fault.invalid', {}, { url: { key: 'validation.isUrl' } });
    await this.media.fetchAgain([id]);
    return id;
  }
}
