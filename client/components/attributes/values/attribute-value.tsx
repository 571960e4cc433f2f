import type { AttributeChoice } from '../../../../src/attributes/attributes.pages.js';
import { BilingualField } from '../../form/bilingual-field.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { NumberValue } from './number-value.js';
import { YesNoValue } from './yes-no-value.js';

interface Props {
  /** Name of the value's field. */
  name: string;
  type: AttributeChoice['type'];
}

/** The value of a feature, typed as its definition wants it. */
export function AttributeValueField({ name, type }: Props) {
  const { t } = useI18n();
  if (type === 'number') return <NumberValue name={name} />;
  if (type === 'boolean') return <YesNoValue name={name} />;
  return <BilingualField name={name} label={t('product-attributes.value')} maxLength={500} />;
}
