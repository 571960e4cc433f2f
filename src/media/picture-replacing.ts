import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { companyScope } from '../access/actor-scope.js';
import { AuditService } from '../audit/audit.service.js';
import { command, statement } from '../core/database/statement.js';
import { Conflict, NotFound } from '../core/errors/domain-errors.js';
import { applyReplacement, LOCK_MEDIA } from './pictures/picture-replacement.js';
import { Media } from './media.entity.js';
import { MediaUploads, type Upload } from './media-uploads.js';
import { isUsed } from './pictures/picture-uses.js';

/** Replaces the files of pictures; their uses stay. */
@Injectable()
export class PictureReplacing {
  constructor(
    private readonly database: DataSource,
    private readonly uploads: MediaUploads,
    private readonly audit: AuditService,
  ) {}

  /**
   * Stores the replacement. The picture keeps its file until the new sizes exist, or if they fail.
   * @param check gets the picture, and may throw
   * @returns the media id of the replacement, whose row is deleted when it is applied
   * @throws NotFound also for another company's picture
   * @throws Invalid as for an upload
   * @throws Conflict if the same file is another used picture
   */
  async replace(actor: Actor, id: number, upload: Upload, check: (media: Media) => void): Promise<number> {
    const { companyId } = await this.find(this.database.manager, actor, id);
    const received = await this.uploads.receiveUpload(upload);
    const [uploadId] = await this.uploads.add(companyId, [received]);
    await this.database.transaction(async (manager) => {
      await LOCK_MEDIA.run(manager, [uploadId]);
      const media = await this.find(manager, actor, id, true);
      check(media);
      // the picture has this file already
      if (uploadId === id) return;
      await this.assertFree(manager, uploadId!);
      await APPOINT.run(manager, [id, uploadId]);
      await this.audit.record(manager, actor, {
        action: 'picture.replaced',
        id,
        companyId,
        before: fileOf(media),
        after: fileOf(received),
      });
      // its sizes may exist already
      await applyReplacement(manager, uploadId!);
    });
    return uploadId!;
  }

  private async find(manager: EntityManager, actor: Actor, id: number, locked = false): Promise<Media> {
    const where = { id, ...companyScope(actor, 'products.write') };
    const lock = locked ? ({ mode: 'pessimistic_write' } as const) : undefined;
    const media = await manager.findOne(Media, { where, lock });
    if (!media) throw new NotFound();
    return media;
  }

  private async assertFree(manager: EntityManager, id: number): Promise<void> {
    if (await USED.row(manager, [id])) throw new Conflict('media.errors.other_picture');
  }
}

/** The beginning of the hash distinguishes files with the same name. */
const fileOf = ({ fileName, contentHash }: Pick<Media, 'fileName' | 'contentHash'>) => ({
  fileName,
  contentHash: contentHash && contentHash.slice(0, 12),
});

/** Makes $2 the only replacement of $1. */
const APPOINT = command(`
  update media set replaces_id = case id when $2 then $1::integer end where id = $2 or replaces_id = $1`);

const USED = statement({})`select from media m where id = $1 and ${isUsed('m')}`;
