import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { MediaService } from '../media/media.service.js';
import type { Upload } from '../media/media.uploads.js';
import { PictureChoice } from '../media/picture-choice.js';
import type { PictureInput } from '../media/picture.input.js';
import { CategoriesService } from './categories.service.js';
import type { CategoryRow } from './category-tree.js';
import { getCategory } from './category.rules.js';
import { CategoryWriter } from './category-writer.js';

type Check = (category: CategoryRow) => void;

/** The pictures of categories, which are the platform's. A replaced one is left to the cleaning of unused ones. */
@Injectable()
export class CategoryPictures {
  constructor(
    private readonly categories: CategoriesService,
    private readonly writer: CategoryWriter,
    private readonly media: MediaService,
    private readonly pictures: PictureChoice,
  ) {}

  /** Before anything is read or fetched for it. @throws NotFound */
  async assertThere(id: number): Promise<void> {
    getCategory(await this.categories.freshTree(), id);
  }

  /** Takes a picture that is handed in. @throws Invalid when it is none */
  async upload(by: Actor, id: number, upload: Upload): Promise<void> {
    const mediaId = await this.media.storeUpload({ companyId: null, ...upload });
    await this.writer.update(by, id, () => ({ mediaId }));
  }

  /**
   * Takes a picture that was handed in before, or one from elsewhere; its media id.
   * @param check gets the category as it is, and may refuse
   * @throws NotFound, Invalid as PictureChoice
   */
  async choose(by: Actor, id: number, source: PictureInput, check: Check): Promise<number> {
    await this.assertThere(id);
    const mediaId = await this.pictures.choose(null, source);
    await this.writer.update(by, id, (category) => {
      check(category);
      return { mediaId };
    });
    return mediaId;
  }

  /** @param check gets the category as it is, and may refuse */
  async remove(by: Actor, id: number, check: Check = () => undefined): Promise<void> {
    await this.writer.update(by, id, (category) => {
      check(category);
      return { mediaId: null };
    });
  }
}
