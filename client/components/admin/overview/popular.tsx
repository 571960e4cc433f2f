import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';
import { Logo } from '../../ui/with-logo.js';
import { OverviewPart } from './overview-part.js';
import { Box } from '../../ui/layout/boxes.js';

/** The products that visitors open most; each leads to its statistics. */
export function Popular({ popular }: Pick<PageProps<'overview/index'>, 'popular'>) {
  const { t } = useI18n();
  const { days = 0, views = 0, url, products = [] } = popular ?? {};
  const all = views > 0 && (
    <a data-visit href={url}>
      {t('overview.popular.total', { count: views })}
    </a>
  );
  return (
    <OverviewPart id="popular" title={t('overview.popular.title')} note={all} data="popular">
      {products.length === 0 && (
        <Box as="p" tone="soft" words>
          {t('overview.popular.none', { count: days })}
        </Box>
      )}
      <ol className="overview-lines">
        {products.map(({ id, url, name, picture, companyName, views }) => (
          <li key={id}>
            <a data-visit href={url}>
              <Logo picture={picture} name={name.text} />
              <span>
                <Text value={name} />
                {companyName && <small>{companyName}</small>}
              </span>
              <strong>{t('overview.popular.views', { count: views })}</strong>
            </a>
          </li>
        ))}
      </ol>
    </OverviewPart>
  );
}
