import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { PictureChoice } from '../../media/picture-choice.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { DescribedPictureInput } from '../../media/picture.input.js';
import { PictureTexts } from '../../media/picture-texts.js';
import { CategoriesService } from '../categories.service.js';
import type { CategoryRow } from '../category-tree.js';
import { getCategory } from '../category.rules.js';
import { CategoryWriter } from './category-writer.js';

type Check = (category: CategoryRow) => void;

/** The pictures of categories, which belong to the platform. The cleaning removes replaced ones. */
@Injectable()
export class CategoryPictures {
  constructor(
    private readonly categories: CategoriesService,
    private readonly writer: CategoryWriter,
    private readonly pictures: PictureChoice,
    private readonly texts: PictureTexts,
  ) {}

  /**
   * Sets an uploaded picture, or one from a URL, with its alternative text, and returns its media id.
   * @param locale of texts without a language
   * @param check gets the category, and may throw
   * @throws NotFound, Invalid as PictureChoice
   */
  async choose(
    by: Actor,
    id: number,
    { source, locale }: { source: DescribedPictureInput; locale: Locale },
    check: Check,
  ): Promise<number> {
    // before the picture is fetched
    getCategory(await this.categories.freshTree(), id);
    const mediaId = await this.pictures.choose(null, source);
    await this.writer.update(by, id, (category) => {
      check(category);
      return { mediaId };
    });
    await this.texts.write(by, mediaId, source, locale);
    return mediaId;
  }

  /** @param check gets the category, and may throw */
  async remove(by: Actor, id: number, check: Check): Promise<void> {
    await this.writer.update(by, id, (category) => {
      check(category);
      return { mediaId: null };
    });
  }
}
