import '../../../styles/pages/stores.css';
import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';
import { Contact } from './contact.js';

type Props = Pick<PageProps<'storefront/store'>, 'store' | 'kinds'>;

/** A store's description and contact details. */
export function Profile({ store, kinds }: Props) {
  const { t, number } = useI18n();
  const { description } = store;
  return (
    <>
      <div className="profile">
        {description && (
          <p className="profile-text">
            <Text value={description} />
          </p>
        )}
        <Contact {...store} />
      </div>
      {kinds.length > 0 && (
        <nav className="category-links" aria-label={t('storefront.store.kinds')}>
          <ul>
            {kinds.map(({ id, count, url, current }) => (
              <li key={id}>
                <a data-visit data-preserve-scroll href={url} aria-current={current ? 'page' : undefined}>
                  {t(`storefront.store.kind.${id}`)} <span className="count">{number(count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
