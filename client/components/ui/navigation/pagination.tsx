import type { Pagination as Pages } from '../../../../src/core/http/api/pagination.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Icon, type IconName } from '../icon.js';

interface Props {
  pages: Pages;
  /** The page changes only the list, so it does not scroll. */
  inPlace?: boolean;
}

/** Links to the pages of a list; nothing if there is only one page. */
export function Pagination({ pages, inPlace }: Props) {
  const { t, number } = useI18n();
  if (pages.pageCount < 2) return null;
  return (
    <nav className="pagination" aria-label={t('common.pagination.label')}>
      <Step
        inPlace={inPlace}
        url={pages.previousUrl}
        rel="prev"
        icon="left"
        label={t('common.pagination.previous')}
      />
      <ol>
        {pages.pages.map((entry, index) => (
          <li key={index}>
            {entry === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                data-visit
                data-preserve-scroll={inPlace}
                href={entry.url}
                aria-label={t('common.pagination.page', { page: entry.page })}
                aria-current={entry.page === pages.page ? 'page' : undefined}
              >
                {number(entry.page)}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Step
        inPlace={inPlace}
        url={pages.nextUrl}
        rel="next"
        icon="right"
        label={t('common.pagination.next')}
      />
    </nav>
  );
}

interface StepProps extends Pick<Props, 'inPlace'> {
  url: string | null;
  rel: 'prev' | 'next';
  icon: IconName;
  label: string;
}

function Step({ inPlace, url, rel, icon, label }: StepProps) {
  if (!url) return <span className="pagination-step" />;
  return (
    <a data-visit data-preserve-scroll={inPlace} className="pagination-step" href={url} rel={rel}>
      {rel === 'prev' && <Icon name={icon} />}
      {label}
      {rel === 'next' && <Icon name={icon} />}
    </a>
  );
}
