import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { nullable, oneOf, statement, text } from '../core/database/statement.js';
import { Invalid, NotFound } from '../core/errors/domain-errors.js';
import { Media } from './media.entity.js';
import { assertNotFailed } from './pictures/picture-failure.js';
import { MediaService } from './media.service.js';
import type { PictureInput } from './picture.input.js';

/** The single picture of a category, company or article, selected through the API. */
@Injectable()
export class PictureChoice {
  constructor(
    private readonly database: DataSource,
    private readonly media: MediaService,
  ) {}

  /**
   * The media id of an existing picture, or of one that the worker fetches from its URL. Replacements cannot
   * be selected.
   * @param companyId owner of the picture; null: the platform
   * @throws NotFound also for another company's picture
   * @throws Invalid if it failed, or has an `addressProblem`
   */
  choose(companyId: number | null, { mediaId, url }: PictureInput): Promise<number> {
    return mediaId === undefined ? this.fetch(companyId, url!) : this.known(companyId, mediaId);
  }

  /**
   * Checks a picture in the transaction that attaches it, and locks it against removal.
   * @param field name of the field in the input
   * @throws Invalid at the field if the picture does not exist, belongs to another company, or failed
   */
  async assertUsable(
    manager: EntityManager,
    companyId: number | null,
    { mediaId, field }: { mediaId: number; field: string },
  ): Promise<void> {
    const found = await LOCK.row(manager, [mediaId, companyId]);
    if (!found) throw Invalid.because(field, 'media.errors.unknown');
    assertNotFailed(found, field);
  }

  private async known(companyId: number | null, mediaId: number): Promise<number> {
    const where = { id: mediaId, companyId: companyId ?? IsNull(), replacesId: IsNull() };
    const media = await this.database.getRepository(Media).findOneBy(where);
    if (!media) throw new NotFound();
    assertNotFailed(media, 'mediaId');
    return mediaId;
  }

  private async fetch(companyId: number | null, url: string): Promise<number> {
    const problem = this.media.addressProblem(url);
    if (problem) throw Invalid.at('url', problem);
    const known = await this.media.registerUrls(this.database.manager, companyId, [url]);
    const id = known.get(url)!;
    await this.media.fetchAgain([id]);
    return id;
  }
}

const LOCK = statement({ status: oneOf<Media['status']>(), failure: nullable(text) })`
  select status, failure from media
  where id = $1 and company_id is not distinct from $2::integer and replaces_id is null for key share`;
