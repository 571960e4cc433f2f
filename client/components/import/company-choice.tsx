import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';

type Props = Pick<PageProps<'import/index'>, 'company' | 'companies'>;

/** The stores among which people of the platform choose. */
export function CompanyChoice({ company, companies }: Props) {
  const { t } = useI18n();
  if (companies.length === 0) return null;
  return (
    <nav className="company-choice" aria-label={t('import.company')}>
      {!company && <p>{t('import.choose_company')}</p>}
      <ul>
        {companies.map(({ id, name, url }) => (
          <li key={id}>
            <a data-visit className="chip" href={url} aria-current={id === company?.id ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
