import type { ClickedProduct } from '../../../src/overview/overview.pages.js';
import { useI18n } from '../../lib/i18n.js';
import { Picture } from '../ui/picture.js';
import { Text } from '../ui/text.js';
import { Part } from './part.js';

interface Props {
  products?: ClickedProduct[];
  /** Of the whole range. */
  clicks?: number;
}

/** The products that visitors open most. */
export function Popular({ products = [], clicks = 0 }: Props) {
  const { t } = useI18n();
  const total = clicks > 0 && <p>{t('overview.popular.total', { count: clicks })}</p>;
  return (
    <Part id="popular" title={t('overview.popular.title')} note={total} data="popular">
      {products.length === 0 && <p className="overview-intro">{t('overview.popular.none')}</p>}
      <ol className="overview-lines">
        {products.map(({ id, url, name, picture, companyName, clicks }) => (
          <li key={id}>
            <a data-visit href={url}>
              <span className="row-logo" aria-hidden="true">
                {picture ? <Picture picture={picture} sizes="40px" alt="" /> : name.text.charAt(0)}
              </span>
              <span>
                <Text value={name} />
                {companyName && <small>{companyName}</small>}
              </span>
              <strong>{t('overview.popular.clicks', { count: clicks })}</strong>
            </a>
          </li>
        ))}
      </ol>
    </Part>
  );
}
