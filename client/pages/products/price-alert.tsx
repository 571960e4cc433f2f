import '../../styles/pages/plain-form.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { LinkButton } from '../../components/ui/button.js';
import { Field } from '../../components/ui/form/field.js';
import { Text } from '../../components/ui/text.js';
import { VisitForm } from '../../components/ui/visit-form.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useOldInput } from '../../lib/forms/use-old-input.js';
import { Stack } from '../../components/ui/layout/boxes.js';

/** The form for price alerts; works without a script as well. */
export default function PriceAlert(props: PageProps<'products/price-alert'>) {
  const { product, sendUrl, isSent, errors } = props;
  const { t, money } = useI18n();
  const typed = useOldInput();
  return (
    <Stack gap={4} fit padTop={6} className="plain-form page-width">
      <h1>{t(isSent ? 'price-alert.sent' : 'price-alert.title')}</h1>
      <p>
        <a data-visit href={product.url}>
          <Text value={product.name} />
        </a>
        {'. '}
        {t('price-alert.now', { price: money(product.price) })}
      </p>
      <p role={isSent ? 'status' : undefined}>{t(isSent ? 'price-alert.sent_text' : 'price-alert.intro')}</p>
      {isSent ? (
        <LinkButton data-visit variant="main" href={product.url}>
          {t('price-alert.back')}
        </LinkButton>
      ) : (
        <VisitForm action={sendUrl} sendLabel={t('price-alert.send')}>
          <Field name="email" label={t('price-alert.email')} error={errors['email']}>
            {(control) => (
              <input
                {...control}
                type="email"
                autoComplete="email"
                required
                maxLength={254}
                defaultValue={typed['email']}
              />
            )}
          </Field>
          <Field
            name="target"
            label={t('price-alert.target')}
            hint={t('price-alert.target_hint')}
            error={errors['target']}
          >
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                maxLength={14}
                defaultValue={typed['target']}
              />
            )}
          </Field>
          <p className="count">{t('price-alert.privacy')}</p>
        </VisitForm>
      )}
    </Stack>
  );
}
