import type { DataAttribute } from '../../../src/product-data/product-data.entity.js';
import { useI18n } from '../../lib/i18n.js';
import { BilingualField } from '../form/bilingual-field.js';
import { TextField } from '../form/text-field.js';
import { useField } from '../form/use-field.js';
import { Icon } from '../ui/icon.js';
import { textIn } from './text-in.js';

interface Props {
  index: number;
  attribute: DataAttribute;
  onRemove(): void;
}

/** One feature; the registry says what its own are called. */
export function AttributeFields({ index, attribute, onRemove }: Props) {
  const { t, locale } = useI18n();
  const field = `attributes.${index}`;
  const errors = [useField(`${field}.name`).error, useField(`${field}.value`).error].filter(Boolean);
  const isFree = attribute.definitionId === null;
  const name = textIn(attribute.name, locale)?.text || t('product-data.free_attribute');
  return (
    <li>
      <p className="attribute-head">
        <strong>{name}</strong>
        <button
          type="button"
          className="icon-button needs-script"
          aria-label={t('product-data.remove', { name })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </p>
      {isFree && (
        <BilingualField
          name={`${field}.name`}
          label={t('product-data.fields.attribute_name')}
          maxLength={120}
        />
      )}
      <BilingualField
        name={`${field}.value`}
        label={t('product-data.fields.attribute_value')}
        maxLength={500}
      />
      <TextField
        name={`${field}.unit`}
        label={t('product-data.fields.attribute_unit')}
        autoComplete="off"
        maxLength={20}
      />
      <span className="form-error">{errors.join(' ')}</span>
    </li>
  );
}
