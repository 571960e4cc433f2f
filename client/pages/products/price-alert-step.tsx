import '../../styles/pages/plain-form.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { Button } from '../../components/ui/button.js';
import { Text } from '../../components/ui/text.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { FormToken } from '../../lib/forms/form-token.js';
import { Stack } from '../../components/ui/layout/boxes.js';

/** Target of the links in mails: asks before it acts. */
export default function PriceAlertStep(props: PageProps<'products/price-alert-step'>) {
  const { step, product, target, url } = props;
  const { t, money } = useI18n();
  return (
    <Stack gap={4} fit padTop={6} className="plain-form page-width">
      <h1>{t(`price-alert.steps.${step}`)}</h1>
      {product && (
        <p>
          <a data-visit href={product.url}>
            <Text value={product.name} />
          </a>
        </p>
      )}
      {(step === 'confirm' || step === 'active') && (
        <p>{target ? t('price-alert.at_target', { target: money(target) }) : t('price-alert.any')}</p>
      )}
      <p>{t(`price-alert.texts.${step}`)}</p>
      {url && step !== 'ended' && (
        <form action={url} method="post">
          <FormToken />
          <Button variant={step === 'active' ? undefined : 'main'}>{t(`price-alert.buttons.${step}`)}</Button>
        </form>
      )}
    </Stack>
  );
}
