import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { Box, Row } from '../../ui/layout/boxes.js';

/** Links to this browser's comparison and watch list, with counts. */
export function PickLinks() {
  const { t } = useI18n();
  const { comparison, watchList } = useShared();
  const lists = [
    { id: 'comparison', title: t('common.picks.comparison'), ...comparison },
    { id: 'watchList', title: t('common.picks.watch_list'), ...watchList },
  ];
  return (
    <Row as="ul" align="center" className="pick-links" aria-label={t('common.picks.label')}>
      {lists.map(({ id, title, url, ids }) => (
        <li key={id}>
          <a data-visit data-no-prefetch className={`pick pick-${id}`} href={url} rel="nofollow">
            <span className="pick-title">{title}</span>
            {ids.length > 0 && (
              <Box as="span" weight={700} digits className="pick-count">
                {ids.length}
              </Box>
            )}
          </a>
        </li>
      ))}
    </Row>
  );
}
