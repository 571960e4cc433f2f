import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import { PAGE_SORTS, PAGE_STATES, type PagesPageQuery } from '../article.query.js';
import { emptyPageForm, toPageForm, toPageRow } from './article-form.presenter.js';
import { toListProps } from './article-lists.js';
import { ArticlesSearch } from '../articles.search.js';
import type { Preview } from './content.pages.js';
import { ContentPagesService } from '../content-pages.service.js';

/** Puts the section of pages together: the list with a form over it. */
@Injectable()
export class PagesPage {
  constructor(
    private readonly pages: ContentPagesService,
    private readonly search: ArticlesSearch,
  ) {}

  props(actor: Actor, query: PagesPageQuery, locale: Locale, preview: Preview | null = null) {
    const { props, urlOf, list } = toListProps(query, {
      toUrl: (next) => route('admin.pages', {}, locale, next),
      states: PAGE_STATES,
      sorts: PAGE_SORTS,
      list: () => this.search.listPages(query, locale),
      counts: () => this.search.countPages(query.query),
    });
    return {
      ...props,
      articles: async () => (await list()).articles.map((page) => toPageRow(page, urlOf, locale)),
      form: () => this.form(actor, query, locale),
      previewUrl: route('admin.pages.preview', {}, locale),
      preview,
      picturesUrl: route('admin.pages.pictures', {}, locale),
    };
  }

  private async form(actor: Actor, { edit, new: isNew }: PagesPageQuery, locale: Locale) {
    if (edit === undefined) return isNew ? emptyPageForm(locale) : null;
    return toPageForm(await this.pages.get(actor, edit), locale);
  }
}
