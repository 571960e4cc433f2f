import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { ChoiceLinks } from '../../ui/navigation/choice-links.js';
import { Box, Cluster } from '../../ui/layout/boxes.js';

type Props = Pick<PageProps<'storefront/stores'>, 'letters' | 'sorts' | 'allUrl'>;

/** The alphabet of a long directory, and its sort orders. */
export function DirectoryNavigation({ letters, sorts, allUrl }: Props) {
  const { t } = useI18n();
  return (
    <Box line="strong">
      {letters.length > 0 && (
        <nav className="letters" aria-label={t('storefront.directory.letters')}>
          <Cluster as="ul" padY={2}>
            <li>
              <a
                data-visit
                href={allUrl}
                aria-current={letters.some(({ current }) => current) ? undefined : 'true'}
              >
                {t('storefront.directory.all_letters')}
              </a>
            </li>
            {letters.map(({ letter, count, url, current }) => (
              <li key={letter}>
                <a
                  data-visit
                  href={url}
                  rel="nofollow"
                  aria-current={current ? 'true' : undefined}
                  aria-label={t('storefront.directory.letter', { letter, count })}
                >
                  {letter}
                </a>
              </li>
            ))}
          </Cluster>
        </nav>
      )}
      <nav className="sort" aria-label={t('products.sort.label')}>
        <ChoiceLinks
          rel="nofollow"
          choices={sorts.map(({ id, ...choice }) => ({
            ...choice,
            label: t(`storefront.directory.sort.${id}`),
          }))}
        />
      </nav>
    </Box>
  );
}
