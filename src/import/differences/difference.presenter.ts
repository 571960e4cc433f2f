import type { Texts } from '../../core/i18n/texts.js';
import { pathLabel } from '../../categories/category.presenter.js';
import type { CategoryTree } from '../../categories/category-tree.js';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import type { DifferenceJson } from './difference.json.js';
import type { DifferenceRow } from './difference-reports.js';
import { DifferenceWords } from './difference-words.js';

/** Presents differences, for pages and the API. */
export class DifferencePresenter {
  readonly words: DifferenceWords;

  constructor(
    texts: Texts,
    private readonly locale: Locale,
    tree: CategoryTree,
    /** Makes URLs absolute, for the API. */
    private readonly origin = '',
  ) {
    this.words = new DifferenceWords(texts, locale, (id) => {
      const category = tree.find(id);
      return category ? pathLabel(tree, category, locale) : `#${id}`;
    });
  }

  toJson({ id, productCode, name, product, kinds, fields }: DifferenceRow): DifferenceJson {
    return {
      id,
      productCode,
      name: plainText(name, this.locale),
      url: product && this.url(product),
      kinds,
      kindText: this.words.kind(kinds[0]!),
      fields: fields.map((difference) => ({
        field: this.words.field(difference),
        before: this.words.value(difference, 'before'),
        after: this.words.value(difference, 'after'),
      })),
    };
  }

  private url({ id }: NonNullable<DifferenceRow['product']>): string {
    return this.origin + route('admin.products.one', { id }, this.locale);
  }
}
