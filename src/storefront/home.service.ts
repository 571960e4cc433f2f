import { Injectable } from '@nestjs/common';
import { toCard as toBlogCard } from '../content/article.presenter.js';
import { BlogsService } from '../content/blogs.service.js';
import type { Locale } from '../core/i18n/locales.js';
import { StoresService, toStoreTile } from './stores.service.js';

const BLOGS = 3;

/** What the home page tells besides products: who sells them, and what there is to read. */
@Injectable()
export class HomeService {
  constructor(
    private readonly stores: StoresService,
    private readonly blogs: BlogsService,
  ) {}

  async storeTiles(locale: Locale) {
    return (await this.stores.largest()).map((store) => toStoreTile(store, locale));
  }

  /** The newest posts. */
  async blogCards(locale: Locale) {
    return (await this.blogs.newest(BLOGS)).map((blog) => toBlogCard(blog, locale));
  }
}
