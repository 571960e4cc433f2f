import type { I18nService } from 'nestjs-i18n';
import { pathLabel } from '../categories/category.presenter.js';
import type { CategoryTree } from '../categories/category-tree.js';
import { plainText } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { ADMIN_SECTIONS, route } from '../routes.js';
import type { DifferenceProps } from './difference.props.js';
import type { DifferenceRow } from './difference.reports.js';
import { DifferenceWords } from './difference.words.js';

/** Offers that a run changes, as people and programs see them. */
export class DifferencePresenter {
  readonly words: DifferenceWords;

  constructor(
    i18n: I18nService,
    private readonly locale: Locale,
    tree: CategoryTree,
    /** Makes addresses absolute, as programs want them; pages do without. */
    private readonly origin = '',
  ) {
    this.words = new DifferenceWords(i18n, locale, (id) => {
      const category = tree.find(id);
      return category ? pathLabel(tree, category, locale) : `#${id}`;
    });
  }

  toProps({ id, productCode, name, productId, kinds, fields }: DifferenceRow): DifferenceProps {
    const products = ADMIN_SECTIONS.products[this.locale];
    return {
      id,
      productCode,
      name: plainText(name, this.locale),
      url:
        productId === null
          ? null
          : this.origin + route('admin', { page: products }, this.locale, { edit: productId }),
      kinds,
      kindText: this.words.kind(kinds[0]!),
      fields: fields.map((difference) => ({
        field: this.words.field(difference),
        before: this.words.value(difference, 'before'),
        after: this.words.value(difference, 'after'),
      })),
    };
  }
}
