import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Notice } from '../../ui/notice.js';
import { Text } from '../../ui/text.js';
import { Cluster } from '../../ui/layout/boxes.js';

type Props = Pick<PageProps<'comparison/show'>, 'unavailable' | 'refused'>;

/** Products that are not in the comparison: no store sells them any more, or there is no room. */
export function ComparisonNotes({ unavailable, refused }: Props) {
  const { t } = useI18n();
  return (
    <>
      {refused && (
        <Notice as="div" tone="warn">
          <p>
            <strong>{t('comparison.refused')}</strong> {t('comparison.instead')} <Text value={refused.name} />
          </p>
          <Cluster as="ul" gap={2} above={2}>
            {refused.replaceUrls.map(({ id, name, url }) => (
              <li key={id}>
                <a data-visit data-no-prefetch className="chip" href={url} rel="nofollow">
                  <Text value={name} />
                </a>
              </li>
            ))}
          </Cluster>
        </Notice>
      )}
      {unavailable.map(({ name, url, removeUrl }) => (
        <Notice key={url}>
          <a data-visit href={url}>
            <Text value={name} />
          </a>
          {': '}
          {t('comparison.gone')}{' '}
          <a data-visit data-no-prefetch href={removeUrl} rel="nofollow">
            {t('comparison.remove_gone')}
          </a>
        </Notice>
      ))}
    </>
  );
}
