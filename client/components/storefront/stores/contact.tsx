import type { StoreProfile } from '../../../../src/companies/company.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../../ui/text.js';
import { Cluster, Grid } from '../../ui/layout/boxes.js';

type Props = Pick<StoreProfile, 'website' | 'email' | 'phone' | 'deliveryNote' | 'facts' | 'terms'>;

/** Delivery, returns and contact details of a store; empty ones are hidden. */
export function Contact({ website, email, phone, deliveryNote, facts, terms }: Props) {
  const { t } = useI18n();
  const hasWays = website || email || phone;
  return (
    <>
      <Facts facts={facts} />
      {deliveryNote && (
        <p>
          <Text value={deliveryNote} />
        </p>
      )}
      {hasWays && (
        <Cluster gap={[0, 5]} className="contact-ways">
          {website && (
            <a href={website.url} rel="nofollow noopener">
              {website.host}
            </a>
          )}
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
        </Cluster>
      )}
      {/* a dozen facts would push the products off the first screen */}
      {terms.length > 0 && (
        <details>
          <summary>{t('storefront.store.terms')}</summary>
          <Facts facts={terms} />
        </details>
      )}
    </>
  );
}

function Facts({ facts }: Pick<StoreProfile, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <Grid as="dl" gap={[2, 4]} className="contact">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Text value={value} />
          </dd>
        </div>
      ))}
    </Grid>
  );
}
