import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { lazy } from '../../core/http/pages/lazy.js';
import { PageList } from '../../core/http/api/page-list.js';
import type { Locale } from '../../core/i18n/locales.js';
import { PictureItems } from '../../media/picture-items.js';
import { route } from '../../routes.js';
import { BLOG_SORTS, BLOG_STATES, PAGE_SORTS, PAGE_STATES } from '../article.query.js';
import type { BlogsPageQuery, PagesPageQuery } from '../article.query.js';
import {
  emptyBlogForm,
  emptyPageForm,
  toBlogForm,
  toBlogRow,
  toPageForm,
  toPageRow,
  type ArticleList,
} from './article-form.presenter.js';
import { type ArticleKind, type ArticleOf, type Section, SECTIONS } from '../article-kind.js';
import { ArticlesSearch } from '../articles.search.js';
import { ArticlesService } from '../articles.service.js';
import type { ArticlePreview } from '../articles.pages.js';
import type { ArticleColumn } from './content.pages.js';

/** Request data of a section. */
export interface SectionView<Query> {
  actor: Actor;
  query: Query;
  locale: Locale;
  preview: ArticlePreview | null;
}

interface Presenter<Kind extends ArticleKind, Row, Form> {
  toRow: (article: ArticleOf<Kind>, list: ArticleList, locale: Locale) => Row;
  emptyForm: (locale: Locale) => Form;
  toForm: (article: ArticleOf<Kind>) => Form | Promise<Form>;
}

const STATES = { blog: BLOG_STATES, page: PAGE_STATES };
const COLUMNS: Record<ArticleKind, ArticleColumn[]> = {
  blog: ['state', 'languages', 'publishedAt', 'updatedAt'],
  page: ['state', 'languages', 'updatedAt'],
};
const SORTS = { blog: BLOG_SORTS, page: PAGE_SORTS };

/** Props of the sections for posts and pages: a list with a form over it. */
@Injectable()
export class ArticlesPage {
  constructor(
    private readonly articles: ArticlesService,
    private readonly search: ArticlesSearch,
    private readonly pictures: PictureItems,
  ) {}

  blogs(view: SectionView<BlogsPageQuery>) {
    const { actor, locale } = view;
    return this.section('blog', view, {
      toRow: toBlogRow,
      emptyForm: emptyBlogForm,
      toForm: async (blog) =>
        toBlogForm(blog, await this.pictures.one(actor, blog.coverMediaId, locale), locale),
    });
  }

  pages(view: SectionView<PagesPageQuery>) {
    const toForm = (page: ArticleOf<'page'>) => toPageForm(page, view.locale);
    return this.section('page', view, { toRow: toPageRow, emptyForm: emptyPageForm, toForm });
  }

  /** Props that a partial reload leaves out are not computed. */
  private section<Kind extends ArticleKind, Row, Form>(
    kind: Kind,
    { actor, query, locale, preview }: SectionView<BlogsPageQuery | PagesPageQuery>,
    { toRow, emptyForm, toForm }: Presenter<Kind, Row, Form>,
  ) {
    const section: Section = SECTIONS[kind];
    const list: ArticleList = new PageList(query, (next) => route(section, {}, locale, next));
    const found = lazy(() => this.search.list(kind, query, locale));
    const { query: words = '', status, limit, edit, new: isNew } = query;
    return {
      articles: async () => (await found()).articles.map((article) => toRow(article, list, locale)),
      ...list.props(async () => (await found()).count, limit, words !== '' || status !== 'all'),
      sorts: list.sorts(SORTS[kind]),
      ...list.columns(COLUMNS[kind]),
      bulkUrl: route(`${section}.bulk`, {}, locale),
      filters: { query: words, status },
      statusCounts: async () =>
        list.tabs(['all', ...STATES[kind]], await this.search.counts(kind, query.query)),
      newUrl: list.url({ new: '1' }),
      closeUrl: list.url(),
      form: async () => {
        if (edit === undefined) return isNew ? emptyForm(locale) : null;
        return toForm(await this.articles.get(actor, kind, edit));
      },
      previewUrl: route(`${section}.preview`, {}, locale),
      preview,
      picturesUrl: route(`${section}.pictures`, {}, locale),
    };
  }
}
