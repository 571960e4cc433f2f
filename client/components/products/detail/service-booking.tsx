import type { ServiceProvider } from '../../../../src/companies/company.props.js';
import type { ProductDetail } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { LinkButton } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { Cluster, Grid } from '../../ui/layout/boxes.js';
import { AttributeRows } from './attributes.js';

interface Props {
  service: ProductDetail;
  provider: ServiceProvider;
  /** Counts the visit, and redirects to the provider's page of the service; null: it has none. */
  goUrl: string | null;
}

/** The ways to book a service, who does it, and its facts, such as place and duration. */
export function ServiceBooking({ service, provider: { name, url, email, phone }, goUrl }: Props) {
  const { t } = useI18n();
  return (
    <>
      <Cluster gap={2}>
        {goUrl && (
          <LinkButton variant="main" data-go href={goUrl} rel="sponsored nofollow noopener">
            {t('products.booking.book')}
            <Icon name="out" />
          </LinkButton>
        )}
        {phone && (
          <LinkButton variant={goUrl ? undefined : 'main'} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {t('products.booking.call', { phone })}
          </LinkButton>
        )}
        {email && !goUrl && !phone && (
          <LinkButton variant="main" href={`mailto:${email}`}>
            {email}
          </LinkButton>
        )}
      </Cluster>
      <Grid as="dl" gap={[3, 4]} className="facts">
        <AttributeRows product={service} brandUrl={null} />
        <div>
          <dt>{t('products.booking.provider')}</dt>
          <dd>
            <a data-visit href={url}>
              {name}
            </a>
          </dd>
        </div>
        {email && (
          <div>
            <dt>{t('products.booking.email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
      </Grid>
    </>
  );
}
