import { useI18n } from '../../../lib/i18n/i18n.js';
import type { Filling, PrefilledField } from './prefill-values.js';
import { Button } from '../../ui/button.js';
import { Box } from '../../ui/layout/boxes.js';

interface Props {
  fillings: Filling[];
  onPut(fillings: Filling[]): void;
}

/** Shared product data that the form does not contain: each by name, and filled in only on request. */
export function PrefillChoice({ fillings, onPut }: Props) {
  const gaps = fillings.filter(({ overwrites }) => !overwrites);
  const others = fillings.filter(({ overwrites }) => overwrites);
  return (
    <>
      <Step step="fill" fillings={gaps} onPut={onPut} />
      <Step step="overwrite" fillings={others} onPut={onPut} />
    </>
  );
}

function Step({ step, fillings, onPut }: Props & { step: 'fill' | 'overwrite' }) {
  const { t } = useI18n();
  if (fillings.length === 0) return null;
  const labels: Record<PrefilledField, string> = {
    name: t('fields.name'),
    description: t('fields.description'),
    specifications: t('fields.specifications'),
    brand: t('fields.brand'),
    mpn: t('fields.mpn'),
    categoryIds: t('offers.sections.categories'),
    attributes: t('offers.sections.attributes'),
    media: t('offers.sections.pictures'),
  };
  const fields = [...new Set(fillings.map(({ field }) => labels[field]))].join(', ');
  return (
    <Box as="p" text="s">
      {t(`offers.prefill.${step}.text`, { fields })}{' '}
      <Button type="button" variant="text" onClick={() => onPut(fillings)}>
        {t(`offers.prefill.${step}.label`)}
      </Button>
    </Box>
  );
}
