import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { PictureChoice } from '../../media/picture-choice.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { DescribedPictureInput } from '../../media/picture.input.js';
import { PictureTexts } from '../../media/picture-texts.js';
import { ArticleWriter } from './article-writer.js';
import { ArticlesService } from '../articles.service.js';
import type { Blog } from '../blog.entity.js';

type Check = (blog: Blog) => void;

/** Covers of posts. A replaced cover is deleted by the clean-up of unused images. */
@Injectable()
export class BlogCovers {
  constructor(
    private readonly articles: ArticlesService,
    private readonly writer: ArticleWriter,
    private readonly pictures: PictureChoice,
    private readonly texts: PictureTexts,
  ) {}

  /**
   * Sets the cover to an uploaded image or to one from a URL, with its alternative text. @returns its media id
   * @param locale the language of texts that name none
   * @param check is called with the post, and may throw
   * @throws NotFound, Invalid as PictureChoice
   */
  async choose(
    by: Actor,
    id: number,
    { source, locale }: { source: DescribedPictureInput; locale: Locale },
    check: Check,
  ): Promise<number> {
    // before anything is downloaded
    await this.articles.get(by, 'blog', id);
    const mediaId = await this.pictures.choose(null, source);
    await this.set(by, id, mediaId, check);
    await this.texts.write(by, mediaId, source, locale);
    return mediaId;
  }

  remove(by: Actor, id: number, check: Check): Promise<void> {
    return this.set(by, id, null, check);
  }

  private set(by: Actor, id: number, coverMediaId: number | null, check: Check): Promise<void> {
    return this.writer.update(by, 'blog', id, (blog) => {
      check(blog);
      return { coverMediaId };
    });
  }
}
