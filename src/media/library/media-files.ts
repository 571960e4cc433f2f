import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../access/current-actor.decorator.js';
import type { Media } from '../media.entity.js';
import { type PictureForm, receivePicture } from '../picture-form.js';
import { PictureReplacing } from '../picture-replacing.js';
import { MediaIntake } from './media-intake.js';
import { MediaLibrary } from './media-library.js';

const FILE: PictureForm = { field: 'file', missing: 'media.errors.no_file' };

/** Other files for known pictures, as they come in. */
@Injectable()
export class MediaFiles {
  constructor(
    private readonly library: MediaLibrary,
    private readonly intake: MediaIntake,
    private readonly replacing: PictureReplacing,
  ) {}

  /**
   * The file of a multipart form; the id under which it is prepared.
   * @param check gets the picture as it is, before the file is read and after, and may refuse
   * @throws as MediaIntake.ownerOf, receivePicture and PictureReplacing
   */
  async replace(request: FastifyRequest, id: number, check: (media: Media) => void): Promise<number> {
    const actor = actorOf(request);
    // a foreign picture, one that has changed, or a full store, is told before anything is read
    const media = await this.library.get(actor, id, 'products.write');
    check(media);
    await this.intake.ownerOf(actor, media.companyId ?? undefined);
    let uploadId = id;
    await receivePicture(request, FILE, async (upload) => {
      uploadId = await this.replacing.replace(actor, id, upload, check);
    });
    return uploadId;
  }
}
