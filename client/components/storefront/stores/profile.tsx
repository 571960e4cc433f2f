import '../../../styles/pages/stores.css';
import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';
import { Contact } from './contact.js';
import { Cluster, Stack } from '../../ui/layout/boxes.js';

type Props = Pick<PageProps<'storefront/store'>, 'store' | 'kinds'>;

/** A store's description and contact details. */
export function Profile({ store, kinds }: Props) {
  const { t, number } = useI18n();
  const { description } = store;
  return (
    <>
      <Stack gap={3} padY={2} breaks className="profile">
        {description && (
          <p className="profile-text">
            <Text value={description} />
          </p>
        )}
        <Contact store={store} />
      </Stack>
      {kinds.length > 0 && (
        <nav className="category-links" aria-label={t('storefront.store.kinds')}>
          <Cluster as="ul" gap={[0, 4]}>
            {kinds.map(({ id, count, url, current }) => (
              <li key={id}>
                <a data-visit data-preserve-scroll href={url} aria-current={current ? 'page' : undefined}>
                  {t(`storefront.store.kind.${id}`)} <span className="count">{number(count)}</span>
                </a>
              </li>
            ))}
          </Cluster>
        </nav>
      )}
    </>
  );
}
