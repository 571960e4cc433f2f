import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Media } from '../media.entity.js';
import { type PictureForm, receivePicture } from '../picture-form.js';
import { PictureReplacing } from '../picture-replacing.js';
import { MediaIntake } from './media-intake.js';
import { MediaLibrary } from './media-library.js';

const FILE: PictureForm = { field: 'file', missing: 'media.errors.no_file' };

/** Receives replacements of pictures. */
@Injectable()
export class MediaFiles {
  constructor(
    private readonly library: MediaLibrary,
    private readonly intake: MediaIntake,
    private readonly replacing: PictureReplacing,
  ) {}

  /**
   * Receives the file of a multipart form.
   * @param check gets the picture before and after the file is read, and may throw
   * @returns the media id of the replacement
   * @throws as MediaIntake.ownerOf, receivePicture and PictureReplacing
   */
  async replace(request: FastifyRequest, id: number, check: (media: Media) => void): Promise<number> {
    const actor = request.actor;
    // refuses before the body is read
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
