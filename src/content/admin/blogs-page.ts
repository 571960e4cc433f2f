import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import type { Locale } from '../../core/i18n/locales.js';
import { PictureItems } from '../../media/picture-items.js';
import { route } from '../../routes.js';
import { BLOG_SORTS, BLOG_STATES, type BlogsPageQuery } from '../article.query.js';
import { emptyBlogForm, toBlogForm, toBlogRow } from './article-form.presenter.js';
import { toListProps } from './article-lists.js';
import { ArticlesSearch } from '../articles.search.js';
import { BlogsService } from '../blogs.service.js';
import type { Preview } from './content.pages.js';

/** Puts the section of posts together: the list with a form over it. */
@Injectable()
export class BlogsPage {
  constructor(
    private readonly blogs: BlogsService,
    private readonly search: ArticlesSearch,
    private readonly pictures: PictureItems,
  ) {}

  props(actor: Actor, query: BlogsPageQuery, locale: Locale, preview: Preview | null = null) {
    const { props, urlOf, list } = toListProps(query, {
      toUrl: (next) => route('admin.blogs', {}, locale, next),
      states: BLOG_STATES,
      sorts: BLOG_SORTS,
      list: () => this.search.listBlogs(query, locale),
      counts: () => this.search.countBlogs(query.query),
    });
    return {
      ...props,
      articles: async () => (await list()).articles.map((blog) => toBlogRow(blog, urlOf, locale)),
      form: () => this.form(actor, query, locale),
      previewUrl: route('admin.blogs.preview', {}, locale),
      preview,
      picturesUrl: route('admin.blogs.pictures', {}, locale),
    };
  }

  private async form(actor: Actor, { edit, new: isNew }: BlogsPageQuery, locale: Locale) {
    if (edit === undefined) return isNew ? emptyBlogForm(locale) : null;
    const blog = await this.blogs.get(actor, edit);
    return toBlogForm(blog, await this.pictures.one(actor, blog.coverMediaId, locale), locale);
  }
}
