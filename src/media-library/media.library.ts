import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { assertCompany, companyScope } from '../access/actor-scope.js';
import type { Ability } from '../access/permission-table.js';
import { Conflict, NotFound } from '../core/errors/domain-errors.js';
import type { Translations } from '../core/i18n/local-text.js';
import { Media } from '../media/media.entity.js';
import { MediaRemoval } from '../media/media.removal.js';
import { MediaUploads, type ReceivedUpload } from '../media/media.uploads.js';

/** The pictures of a company, or of the platform, as its people see them. */
@Injectable()
export class MediaLibrary {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly uploads: MediaUploads,
    private readonly removal: MediaRemoval,
  ) {}

  /** @throws NotFound also for another company's picture */
  async get(actor: Actor, id: number, ability: Ability = 'company.read'): Promise<Media> {
    const found = await this.media.findOneBy({ id, ...companyScope(actor, ability) });
    if (!found) throw new NotFound();
    return found;
  }

  /**
   * The company that somebody hands pictures in for: the one asked for, else the own one; null: the platform.
   * @throws NotFound for another one's company, or none
   */
  async ownerOf(actor: Actor, asked: number | undefined): Promise<number | null> {
    const owner = asked ?? companyScope(actor, 'products.write').companyId ?? null;
    if (owner === null) return null;
    assertCompany(actor, 'products.write', owner);
    const [known] = await this.media.query<unknown[]>('select from companies where id = $1', [owner]);
    if (!known) throw new NotFound();
    return owner;
  }

  /** Makes received uploads pictures of a company, in the same order. @throws NotFound as `ownerOf`, and they are gone */
  async add(actor: Actor, company: number | undefined, received: ReceivedUpload[]): Promise<Media[]> {
    const owner = await this.ownerOf(actor, company).catch(async (error: unknown) => {
      await this.uploads.discard(received);
      throw error;
    });
    const ids = await this.uploads.add(owner, received);
    return Promise.all(ids.map((id) => this.media.findOneByOrFail({ id })));
  }

  /** Sets the alternative text; `change` gets the locked row, and may refuse. */
  describe(actor: Actor, id: number, change: (locked: Media) => Translations): Promise<Media> {
    const where = { id, ...companyScope(actor, 'products.write') };
    return this.media.manager.transaction(async (manager) => {
      const locked = await manager.findOne(Media, { where, lock: { mode: 'pessimistic_write' } });
      if (!locked) throw new NotFound();
      await manager.update(Media, id, { alt: change(locked) });
      return manager.findOneByOrFail(Media, { id });
    });
  }

  /** @throws Conflict while something uses the picture */
  async remove(actor: Actor, id: number): Promise<void> {
    await this.get(actor, id, 'products.write');
    const removed = await this.removal.remove([id]);
    if (!removed.length) throw new Conflict('media.errors.in_use');
  }
}
