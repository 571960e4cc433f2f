import { useId } from 'react';
import type { ProductResults } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { boxClass } from '../../ui/layout/boxes.js';

/** The orders of a list as links, which work without a script: all visible, or in a sheet on narrow screens. */
export function SortLinks({ sort, sorts }: Pick<ProductResults, 'sort' | 'sorts'>) {
  const { t } = useI18n();
  const id = useId();
  const chosen = sorts.find((one) => one.id === sort)?.label;
  const label = t('products.sort.label');
  return (
    <>
      <Button
        type="button"
        className={boxClass('box', { justify: 'between', text: 's', shrinks: true }, 'sort-button')}
        popoverTarget={id}
        aria-label={`${label}: ${chosen}`}
      >
        <span className="clipped">{chosen}</span>
        <Icon name="down" />
      </Button>
      <nav id={id} className="sort sheet sheet-foot" popover="auto" aria-label={label}>
        <ul>
          {sorts.map(({ id, label, url }) => (
            <li key={id}>
              <a
                data-results
                href={url}
                rel="nofollow"
                aria-current={id === sort ? 'true' : undefined}
                onClick={({ currentTarget }) => close(currentTarget)}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** The list behind the sheet is the answer. */
function close(link: HTMLElement): void {
  const sheet = link.closest<HTMLElement>('[popover]');
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}
