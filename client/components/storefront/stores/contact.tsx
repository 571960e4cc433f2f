import type { ReactNode } from 'react';
import type { StoreProfile } from '../../../../src/companies/company.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';
import { Grid } from '../../ui/layout/boxes.js';

type Props = Pick<StoreProfile, 'website' | 'email' | 'phone' | 'deliveryNote' | 'terms'>;

/** Contact and delivery details of a store; empty ones are hidden. */
export function Contact({ website, email, phone, deliveryNote, terms }: Props) {
  const { t } = useI18n();
  if (!website && !email && !phone && !deliveryNote && !terms.length) return null;
  return (
    <>
      <Grid as="dl" gap={[2, 4]} className="contact">
        <Line name={t('storefront.store.website')}>
          {website && (
            <a href={website.url} rel="nofollow noopener">
              {website.host}
            </a>
          )}
        </Line>
        <Line name={t('storefront.store.email')}>{email && <a href={`mailto:${email}`}>{email}</a>}</Line>
        <Line name={t('storefront.store.phone')}>
          {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
        </Line>
        <Line name={t('storefront.store.delivery')}>{deliveryNote && <Text value={deliveryNote} />}</Line>
      </Grid>
      {/* a dozen facts would push the products off the first screen */}
      {terms.length > 0 && (
        <details className="contact-terms">
          <summary>{t('storefront.store.terms')}</summary>
          <Grid as="dl" gap={[2, 4]} className="contact">
            {terms.map(({ name, value }) => (
              <Line key={name} name={name}>
                <Text value={value} />
              </Line>
            ))}
          </Grid>
        </details>
      )}
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
