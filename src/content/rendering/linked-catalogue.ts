import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../../categories/categories.service.js';
import { toLink } from '../../categories/category.presenter.js';
import type { CategoryRow, CategoryTree } from '../../categories/category-tree.js';
import { isId } from '../../core/http/input/id-params.js';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Texts } from '../../core/i18n/texts.js';
import { productUrl, toCard } from '../../products/product.presenter.js';
import type { CardRow } from '../../products/products.statements.js';
import { type ProductGroup, ProductGroups } from '../../products/reading/product-groups.js';
import { ProductsService } from '../../products/reading/products.service.js';
import { routeAt } from '../../routes.js';
import type { ArticlePart } from '../articles.pages.js';
import type { MarkdownPart, OwnLink } from '../markdown/markdown-context.js';

/** Each takes a query of the index. */
const MAX_CATEGORIES = 4;
const CARDS_OF_CATEGORY = 4;

const KINDS = {
  product: 'product',
  service: 'product',
  category: 'category',
  'service-category': 'category',
} as const;

/** The record to which a link leads. */
interface Target {
  kind: (typeof KINDS)[keyof typeof KINDS];
  id: number;
}

/** The records to which the links of a text lead. */
interface Found {
  groups: Map<number, ProductGroup>;
  categories: Map<number, { category: CategoryRow; cards: CardRow[] }>;
  tree: CategoryTree;
}

/** Shows products and categories in place of links to them, at the prices of this moment. */
@Injectable()
export class LinkedCatalogue {
  constructor(
    private readonly groups: ProductGroups,
    private readonly products: ProductsService,
    private readonly categories: CategoriesService,
    private readonly texts: Texts,
  ) {}

  /** All products of a text are read together. */
  async show(parts: MarkdownPart[], locale: Locale): Promise<ArticlePart[]> {
    const targets = parts.flatMap(({ links }) => links.flatMap((link) => targetOf(link) ?? []));
    if (!targets.length) return withoutCatalogue(parts);
    const found = await this.find(targets, locale);
    return joined(parts.flatMap((part) => this.blocksOf(part, found, locale) ?? [textPart(part)]));
  }

  private async find(targets: Target[], locale: Locale): Promise<Found> {
    const idsOf = (kind: Target['kind']) => [
      ...new Set(targets.filter((target) => target.kind === kind).map(({ id }) => id)),
    ];
    const tree = await this.categories.tree();
    const [groups, categories] = await Promise.all([
      this.groups.byOffers(idsOf('product')),
      this.firstCards(tree, idsOf('category'), locale),
    ]);
    return { groups: new Map(groups.map((group) => [group.id, group])), categories, tree };
  }

  /** The first products of categories that visitors see, in the order of their lists. */
  private async firstCards(tree: CategoryTree, ids: number[], locale: Locale): Promise<Found['categories']> {
    const page = { sort: 'popular', page: 1, pageSize: CARDS_OF_CATEGORY, locale } as const;
    const shown = ids
      .map((id) => ({ id, category: tree.find(id) ?? tree.successorOf(id) }))
      .filter((one): one is { id: number; category: CategoryRow } =>
        Boolean(one.category && tree.isVisible(one.category)),
      )
      .slice(0, MAX_CATEGORIES);
    const found = await Promise.all(
      shown.map(
        async ({ category: { id: categoryId, kind } }) =>
          (await this.products.open({ kind, categoryId }).page(page)).found,
      ),
    );
    const rows = await this.products.cards(found.flat());
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    return new Map(
      shown.map(({ id, category }, index) => {
        const cards = found[index]!.flatMap(({ entryId }) => rowOf.get(entryId) ?? []);
        return [id, { category, cards }];
      }),
    );
  }

  /** null: at least one link leads elsewhere, so the paragraph stays as it is. */
  private blocksOf({ links }: MarkdownPart, found: Found, locale: Locale): ArticlePart[] | null {
    const blocks = links.map((link) => {
      const target = targetOf(link);
      if (!target) return null;
      return target.kind === 'product'
        ? this.productPart(link, found.groups.get(target.id), locale)
        : this.categoryPart(found.categories.get(target.id), found.tree, locale);
    });
    return blocks.length && blocks.every((block) => block !== null) ? blocks : null;
  }

  private productPart({ text }: OwnLink, group: ProductGroup | undefined, locale: Locale): ArticlePart {
    if (!group) return { type: 'gone', name: { text }, url: null };
    const { card, name } = group;
    if (card)
      return {
        type: 'products',
        cards: [toCard(card, locale, this.texts.translator(locale), { isMixed: true })],
      };
    return { type: 'gone', name: localText(name, locale) ?? { text }, url: productUrl(group, locale) };
  }

  private categoryPart(
    found: { category: CategoryRow; cards: CardRow[] } | undefined,
    tree: CategoryTree,
    locale: Locale,
  ): ArticlePart | null {
    if (!found) return null;
    const { category, cards } = found;
    const say = this.texts.translator(locale);
    return {
      type: 'category',
      category: toLink(tree, category, locale),
      isService: category.kind === 'service',
      cards: cards.map((card) => toCard(card, locale, say, { categoryId: category.id })),
    };
  }
}

/** The text with its links as links. */
export function withoutCatalogue(parts: MarkdownPart[]): ArticlePart[] {
  return joined(parts.map(textPart));
}

const textPart = ({ html }: MarkdownPart): ArticlePart => ({ type: 'text', html });

/** A link to a filtered list stays a link. */
function targetOf({ path }: OwnLink): Target | null {
  const found = routeAt(path);
  const kind = found && KINDS[found.name as keyof typeof KINDS];
  const id = Number(found?.parameters.id);
  return kind && isId(id) ? { kind, id } : null;
}

/** Neighbours of the same type become one part: one text, one list of products. */
function joined(parts: ArticlePart[]): ArticlePart[] {
  const all: ArticlePart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.type === 'text' && last?.type === 'text') last.html += part.html;
    else if (part.type === 'products' && last?.type === 'products') {
      const isNew = ({ id }: { id: number }) => !last.cards.some((card) => card.id === id);
      last.cards.push(...part.cards.filter(isNew));
    } else all.push(part);
  }
  return all;
}
