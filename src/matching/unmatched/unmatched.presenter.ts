import { pathLabel } from '../../categories/category.presenter.js';
import type { CategoryTree } from '../../categories/category-tree.js';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Texts } from '../../core/i18n/texts.js';
import { productUrl } from '../../products/product.presenter.js';
import { route } from '../../routes.js';
import { CODE_ISSUES } from './unmatched.js';
import type { UnmatchedRow } from './unmatched-offers.service.js';
import type { UnmatchedLine } from './unmatched.pages.js';

/** Lines of the report in words. */
export class UnmatchedPresenter {
  constructor(
    private readonly texts: Texts,
    private readonly tree: CategoryTree,
    private readonly locale: Locale,
  ) {}

  /** @param mayWrite whether the actor may write the store's offers */
  toLine(row: UnmatchedRow, mayWrite: boolean): UnmatchedLine {
    const { kind, offerId: id, name, productCode, value } = row;
    const isAccepted = mayWrite && (kind === 'gtin' || kind === 'category') && value !== null;
    const other = this.otherOf(row);
    const url = route('admin.unmatched.accept', { id }, this.locale);
    return {
      key: `${kind}-${id}-${row.reason}`,
      kind,
      name: plainText(name, this.locale),
      productCode,
      url: route('admin.products.one', { id }, this.locale),
      value: this.valueOf(row),
      reason: this.reasonOf(row),
      other,
      brings: this.bringsOf(row),
      accept: isAccepted ? { url, kind, value } : null,
      sameUrl:
        mayWrite && other && (kind === 'gtin' || kind === 'lone')
          ? route('admin.products.comparison', { id }, this.locale, { other: other.url })
          : null,
    };
  }

  valueOf({ kind, value }: UnmatchedRow): string | null {
    if (kind !== 'category' || value === null) return value;
    const category = this.tree.find(Number(value));
    return category ? pathLabel(this.tree, category, this.locale) : null;
  }

  reasonOf({ reason }: UnmatchedRow): string | null {
    if (reason === null) return null;
    const isIssue = (CODE_ISSUES as readonly string[]).includes(reason);
    return this.text(isIssue ? `unmatched.codes.${reason}` : `matching.reasons.suspicious.${reason}`);
  }

  private otherOf({ otherId, otherName }: UnmatchedRow): UnmatchedLine['other'] {
    if (otherId === null || otherName === null) return null;
    const url = productUrl({ id: otherId, kind: 'product', name: otherName }, this.locale);
    return { name: plainText(otherName, this.locale), url };
  }

  private bringsOf({ competitors, views }: UnmatchedRow): string | null {
    if (competitors === null || views === null) return null;
    return [
      this.text('unmatched.brings.competitors', competitors),
      this.text('unmatched.brings.views', views),
    ].join(', ');
  }

  private text(key: string, count?: number): string {
    return this.texts.t(key, this.locale, count === undefined ? {} : { count });
  }
}
