import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import type { CategoryRow, CategoryTree } from '../../categories/category-tree.js';
import { categoryUrl } from '../../categories/category.presenter.js';
import { Config } from '../../core/config/config.js';
import type { HeadContent } from '../../core/http/pages/page-head.js';
import { queryString } from '../../core/http/routing/route-path.js';
import { breadcrumbData, itemListData } from '../../core/http/pages/structured-data.js';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { toPicture } from '../../media/media.presenter.js';
import type { PictureProps } from '../../media/media.props.js';
import { toBreadcrumb, toSteps } from '../breadcrumb.js';
import { isFiltered } from './list-address.js';
import type { ProductListQuery } from './product-list.input.js';
import type { CardPage } from '../product.props.js';
import { searchUrl } from './search.presenter.js';

/** The parts of a list that its head needs. */
export interface OpenedList {
  /** The cards of the page, once they are there. */
  shown: () => Promise<CardPage>;
  /** A title with the selected filters. */
  titled: (title: string) => Promise<string>;
}

interface ListPage {
  query: ProductListQuery;
  list: OpenedList;
  locale: Locale;
}

/** The heads of product lists. Search engines index a category, a brand in a category, and no other filtered list. */
@Injectable()
export class ListHeads {
  constructor(
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  ofCategory({
    tree,
    category,
    query,
    list,
    locale,
  }: ListPage & { tree: CategoryTree; category: CategoryRow }): HeadContent {
    const { publicUrl } = this.config;
    const { sl, en } = category.name;
    const title = plainText(category.name, locale);
    const shownTitle = category.metaTitle[locale] ?? title;
    const brand = onlyBrandOf(query);
    const urlIn = (language: Locale) => categoryUrl(tree, category, language) + pageOf(query, brand);
    const robots = brand === undefined ? robotsOf(query) : undefined;
    const picture = category.media && toPicture(category.media, locale, title);
    const steps = toSteps(toBreadcrumb(tree, category, locale), categoryUrl(tree, category, locale));
    return {
      title: shownTitle,
      page: query.page,
      description:
        category.metaDescription[locale] ??
        this.texts.t(`heads.category.${category.kind}`, locale, { name: title }),
      canonical: robots ? undefined : urlIn(locale),
      robots: category.name[locale] ? robots : 'noindex,follow',
      alternates: sl && en ? { sl: urlIn('sl'), en: urlIn('en') } : undefined,
      image: imageOf(picture),
      jsonLd: [breadcrumbData(steps, publicUrl)],
      later:
        brand === undefined
          ? listedLater(list, shownTitle, publicUrl)
          : () => this.ofBrand(title, list, locale),
    };
  }

  /** The brand is written as on its products; a list without products is not indexed. */
  private async ofBrand(category: string, list: OpenedList, locale: Locale) {
    const listed = await listedLater(list, category, this.config.publicUrl)();
    const brand = (await list.shown()).cards[0]?.brand;
    if (!brand) return { ...listed, robots: 'noindex,follow' as const };
    const args = { category, brand };
    return { ...listed, title: this.texts.t('product-lists.of_brand', locale, args) };
  }

  /** @param page.term null lists everything */
  ofSearch({ term, query, list, locale }: ListPage & { term: string | null }): HeadContent {
    const shown = query.typed ?? term;
    const text = (key: string) => this.texts.t(key, locale, { query: shown });
    const urlIn = (language: Locale) =>
      searchUrl(term, language, { page: query.page > 1 ? query.page : null });
    const title = text(shown ? 'products.search.title' : 'products.search.all');
    return {
      title,
      page: query.page,
      description: text('heads.search'),
      canonical: robotsOf(query) ? undefined : urlIn(locale),
      robots: term ? 'noindex,follow' : robotsOf(query),
      alternates: { sl: urlIn('sl'), en: urlIn('en') },
      later: async () => {
        const listed = await listedLater(list, title, this.config.publicUrl)();
        const brand = await listedBrand(shown, query, list);
        const args = { brand };
        return brand ? { ...listed, title: this.texts.t('products.search.brand', locale, args) } : listed;
      },
    };
  }
}

/** The brand of a list that has all its products, written as on them. @param term null lists everything */
export async function listedBrand(term: string | null, query: ProductListQuery, { shown }: OpenedList) {
  const isAll = !term && query.brand.length === 1 && !isFiltered({ ...query, brand: [] });
  return (isAll && (await shown()).cards[0]?.brand) || null;
}

const imageOf = (picture: PictureProps | null | undefined) =>
  picture ? { url: picture.src, alt: picture.alt } : undefined;

const pageOf = ({ page }: ProductListQuery, brand?: string) =>
  queryString({ brand, page: page > 1 ? page : undefined });

/** The brand, if it is the only filter. */
function onlyBrandOf({ brand: [brand, ...others], ...query }: ProductListQuery): string | undefined {
  return others.length || robotsOf({ ...query, brand: [] }) ? undefined : brand;
}

/** Only the numbered pages of the unfiltered list are indexed. */
export function robotsOf(query: ProductListQuery): HeadContent['robots'] {
  return isFiltered(query) || query.sort || query.cursor ? 'noindex,follow' : undefined;
}

/** The parts of the head that need the cards: a title with the filters, the items, and the first picture. */
export function listedLater({ shown, titled }: OpenedList, title: string, origin: string) {
  return async () => {
    const [{ cards, page }, whole] = await Promise.all([shown(), titled(title)]);
    return {
      title: whole,
      page,
      image: imageOf(cards.find(({ picture }) => picture)?.picture),
      jsonLd: itemListData(
        cards.map(({ name, url }) => ({ name: name.text, url })),
        origin,
      ),
    };
  };
}
