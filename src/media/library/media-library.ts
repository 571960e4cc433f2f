import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import type { Ability } from '../../access/permission-table.js';
import { Conflict, NotFound } from '../../core/errors/domain-errors.js';
import { Media } from '../media.entity.js';
import { MediaRemoval } from '../media-removal.js';
import { PictureTexts } from '../picture-texts.js';
import type { ChosenRows } from '../../core/http/input/chosen-rows.input.js';
import type { MediaPageQuery } from './media.query.js';
import { MediaSearch } from './media.search.js';
import { ownerOf } from './media-owner.js';
import type { Translations } from '../../core/i18n/local-text.js';

/** Reads, describes and removes the pictures that an actor manages. */
@Injectable()
export class MediaLibrary {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly removal: MediaRemoval,
    private readonly texts: PictureTexts,
    private readonly search: MediaSearch,
  ) {}

  /** @throws NotFound also for another company's picture */
  async get(actor: Actor, id: number, ability: Ability = 'company.read'): Promise<Media> {
    const found = await this.media.findOneBy({ id, ...companyScope(actor, ability) });
    if (!found) throw new NotFound();
    return found;
  }

  /** The replacement of a picture, pending or failed. */
  replacementOf(id: number): Promise<Media | null> {
    return this.media.findOneBy({ replacesId: id });
  }

  /** Sets the alternative text; `change` gets the locked row, and may throw. @throws NotFound also for another company's picture */
  describe(actor: Actor, id: number, change: (locked: Media) => Translations): Promise<Media> {
    return this.texts.describe(actor, id, change);
  }

  /**
   * @param check gets the picture, and may throw
   * @throws Conflict while something uses the picture
   */
  async remove(actor: Actor, id: number, check?: (media: Media) => void): Promise<void> {
    await this.get(actor, id, 'products.write');
    const removed = await this.removal.remove([id], actor, check);
    if (!removed.length) throw new Conflict('media.errors.in_use');
  }

  /**
   * Removes the selected pictures that are unused and that the actor may write.
   * @returns their number, and the used ones
   */
  async removeUnused(actor: Actor, chosen: ChosenRows, query: MediaPageQuery) {
    const ids = await this.chosenIds(actor, chosen, query);
    const removed = new Set(await this.removal.remove(ids, actor));
    return { count: removed.size, used: ids.filter((id) => !removed.has(id)) };
  }

  private async chosenIds(actor: Actor, { ids, except = [] }: ChosenRows, query: MediaPageQuery) {
    if (!ids) return this.search.unusedIds({ ...query, owner: ownerOf(actor, query) }, except);
    const scope = companyScope(actor, 'products.write');
    const own = await this.media.find({ where: { id: In(ids), ...scope }, select: { id: true } });
    return own.map(({ id }) => id);
  }
}
