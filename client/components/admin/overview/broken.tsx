import type { BrokenLine } from '../../../../src/admin/overview/overview.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { OverviewPart } from './overview-part.js';
import { Box } from '../../ui/layout/boxes.js';
import { State } from '../../ui/state.js';

/** Problems to repair and the number of views that they affect; each line leads to the repair. */
export function Broken({ broken = [] }: { broken?: BrokenLine[] }) {
  const { t } = useI18n();
  return (
    <OverviewPart id="broken" title={t('overview.broken.title')} data="broken">
      {broken.length === 0 && (
        <Box as="p" tone="soft" words>
          {t('overview.broken.none')}
        </Box>
      )}
      <ul className="overview-lines">
        {broken.map(({ id, count, fresh, views, companyName, others, url }) => (
          <li key={`${id} ${companyName}`}>
            <a data-visit href={url}>
              <span>
                <State tone="bad" long>
                  {t(`overview.broken.${id}`, { count })}
                </State>
                <small>
                  {companyName && <span>{companyName}</span>}
                  {fresh > 0 && <span>{t('overview.broken.fresh', { count: fresh })}</span>}
                  {others > 0 && <span>{t('overview.broken.others', { count: others })}</span>}
                </small>
              </span>
              {views !== null && views > 0 ? (
                <strong>{t('overview.broken.views', { count: views })}</strong>
              ) : (
                <span className="hidden-text" />
              )}
            </a>
          </li>
        ))}
      </ul>
    </OverviewPart>
  );
}
