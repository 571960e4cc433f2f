import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { companyScope } from '../access/actor-scope.js';
import { AuditService } from '../audit/audit.service.js';
import { NotFound } from '../core/errors/domain-errors.js';
import { type Translations, writtenTexts } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { Media } from './media.entity.js';
import type { PictureAlt } from './picture.input.js';

/** Alternative texts of pictures. */
@Injectable()
export class PictureTexts {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly audit: AuditService,
  ) {}

  /** Sets the alternative text; `change` gets the locked row, and may throw. @throws NotFound also for another company's picture */
  describe(actor: Actor, id: number, change: (locked: Media) => Translations): Promise<Media> {
    const where = { id, ...companyScope(actor, 'products.write') };
    return this.media.manager.transaction(async (manager) => {
      const locked = await manager.findOne(Media, { where, lock: { mode: 'pessimistic_write' } });
      if (!locked) throw new NotFound();
      const { companyId, fileName, alt: before } = locked;
      const alt = change(locked);
      if (isDeepStrictEqual(alt, before)) return locked;
      await manager.update(Media, id, { alt });
      await this.audit.record(manager, actor, {
        action: 'picture.updated',
        id,
        companyId,
        before: { fileName, alt: before },
        after: { fileName, alt },
      });
      return manager.findOneByOrFail(Media, { id });
    });
  }

  /** Sets the alternative text that an API request gives; a text left out stays. */
  async write(actor: Actor, id: number, { alt, translations }: PictureAlt, locale: Locale): Promise<void> {
    if (alt === undefined && !translations?.alt) return;
    const written = { text: alt, translations: translations?.alt };
    await this.describe(actor, id, (locked) => writtenTexts(locked.alt, written, locale));
  }
}
