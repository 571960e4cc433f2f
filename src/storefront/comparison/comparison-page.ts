import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../../categories/categories.service.js';
import { categoryUrl } from '../../categories/category.presenter.js';
import { Config } from '../../core/config/config.js';
import { Texts } from '../../core/i18n/texts.js';
import { localText, plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { toPicture } from '../../media/media.presenter.js';
import type { CardRow } from '../../products/products.statements.js';
import { productUrl } from '../../products/product.presenter.js';
import { ProductsService } from '../../products/reading/products.service.js';
import { route } from '../../routes.js';
import { MAX_COMPARED, writeIds } from './compared-ids.js';
import { toRows } from './comparison-rows.js';
import type { ComparisonQuery } from './comparison.input.js';
import type { ComparedProduct } from './comparison.pages.js';
import { type Compared, ComparisonService } from './comparison.service.js';

/** Products of an example. */
const EXAMPLE = 3;

interface Asked extends Pick<ComparisonQuery, 'only' | 'refused'> {
  ids: number[];
  /** Ids of the watched products. */
  watched: number[];
}

/** The first products of each brand come first. */
function byTurnOfBrand(cards: CardRow[]) {
  const turnOf = (card: CardRow) => cards.filter(({ brand }) => brand === card.brand).indexOf(card);
  return (one: CardRow, other: CardRow) => turnOf(one) - turnOf(other);
}

/** The page of the comparison, with URLs of all changes to it. */
@Injectable()
export class ComparisonPage {
  constructor(
    private readonly comparison: ComparisonService,
    private readonly products: ProductsService,
    private readonly categories: CategoriesService,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  async toProps({ ids, only, refused, watched }: Asked, locale: Locale) {
    const { compared, unavailable } = await this.comparison.compareProducts(ids);
    const shown = compared.map(({ product }) => product.id);
    const urlOf = (wanted: number[], keepOnly = only) => comparisonUrl(wanted, locale, keepOnly);
    const without = (id: number) => urlOf(ids.filter((other) => other !== id));
    const rows = toRows(compared, locale, this.texts);
    const several = compared.length > 1;
    const isNarrowed = only === 'differences' && several;
    const shownRows = isNarrowed ? rows.filter(({ differs }) => differs) : rows;
    return {
      products: compared.map((one) =>
        toColumn(one, locale, urlOf(shown.filter((id) => id !== one.product.id))),
      ),
      rows: shownRows,
      hiddenCount: rows.length - shownRows.length,
      unavailable: unavailable.map((group) => ({
        name: localText(group.name, locale) ?? { text: '' },
        url: productUrl(group, locale),
        removeUrl: without(group.id),
      })),
      onlyDifferences: isNarrowed,
      switchUrl:
        isNarrowed || (several && rows.some(({ differs }) => !differs))
          ? comparisonUrl(ids, locale, isNarrowed ? undefined : 'differences')
          : null,
      refused: await this.refused(refused, compared, locale),
      addUrl: compared.length < MAX_COMPARED ? await this.addUrl(compared, locale) : null,
      starts: shown.length ? [] : await this.starts(watched, locale),
      shareUrl: shown.length ? this.config.publicUrl + comparisonUrl(shown, locale, only) : null,
    };
  }

  /** Comparisons to begin with. */
  private async starts(watched: number[], locale: Locale) {
    const [popular] = await this.products.findFeatured('popular', 1);
    const similar = popular ? await this.products.findSimilar(popular.offerId) : [];
    const cards = await this.products.cards([popular ?? [], similar].flat());
    const example = [...cards].sort(byTurnOfBrand(cards)).map(({ id }) => id);
    return [
      { name: this.texts.t('comparison.watched', locale), ids: watched.slice(0, MAX_COMPARED) },
      { name: this.texts.t('comparison.example', locale), ids: example.slice(0, EXAMPLE) },
    ].flatMap(({ name, ids }) => (ids.length > 1 ? { name, url: comparisonUrl(ids, locale) } : []));
  }

  /** More of the same kind: the category that all products share; else the search. */
  private async addUrl(compared: Compared[], locale: Locale): Promise<string> {
    const tree = await this.categories.tree();
    const categories = compared.map(({ product }) => tree.firstVisible(product.categoryIds));
    const shared = categories.includes(null) ? null : tree.sharedBy(categories.filter((row) => row !== null));
    return shared && !shared.system ? categoryUrl(tree, shared, locale) : route('search', {}, locale);
  }

  /** The product that did not fit, and those that it could replace; null if there is space. */
  private async refused(id: number | undefined, compared: Compared[], locale: Locale) {
    if (id === undefined || compared.length < MAX_COMPARED) return null;
    const group = await this.comparison.find(id);
    const entry = group?.card?.id;
    const shown = compared.map(({ product }) => product.id);
    if (!group || !entry || shown.includes(entry)) return null;
    const instead = (given: number) => shown.map((other) => (other === given ? entry : other));
    return {
      name: localText(group.name, locale) ?? { text: '' },
      replaceUrls: compared.map(({ product }) => ({
        id: product.id,
        name: nameOf(product, locale),
        url: comparisonUrl(instead(product.id), locale),
      })),
    };
  }
}

/** URL for comparing these products. */
export function comparisonUrl(
  ids: number[],
  locale: Locale,
  only?: ComparisonQuery['only'],
  refused?: number,
): string {
  return route('compare', {}, locale, { ids: writeIds(ids), only, refused });
}

function toColumn({ product }: Compared, locale: Locale, removeUrl: string): ComparedProduct {
  const [picture] = product.pictures;
  return {
    id: product.id,
    url: productUrl(product, locale),
    name: nameOf(product, locale),
    picture: picture ? toPicture(picture, locale, plainText(product.productName, locale)) : null,
    removeUrl,
  };
}

const nameOf = ({ productName }: Compared['product'], locale: Locale) =>
  localText(productName, locale) ?? { text: '' };
