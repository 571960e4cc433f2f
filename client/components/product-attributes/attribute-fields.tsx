import type { PointerEvent } from 'react';
import type { AttributeChoice } from '../../../src/attributes/attributes.pages.js';
import { useI18n } from '../../lib/i18n.js';
import { textIn } from '../../lib/text-in.js';
import { BilingualField } from '../form/bilingual-field.js';
import { TextField } from '../form/text-field.js';
import { useFormAround } from '../form/use-field.js';
import { Icon } from '../ui/icon.js';
import { AttributeValueField } from './attribute-value.js';
import type { AttributeValue } from './attribute-values.js';

interface Props {
  index: number;
  attribute: AttributeValue;
  definition: AttributeChoice | undefined;
  isLast: boolean;
  onMove(to: number): void;
  onDrag(event: PointerEvent<HTMLElement>): void;
  onRemove(): void;
}

/** One feature; the registry says what its own are called and what values they have. */
export function AttributeFields({ index, attribute, definition, isLast, onMove, onDrag, onRemove }: Props) {
  const { t, locale } = useI18n();
  const field = `attributes.${index}`;
  const { errors } = useFormAround();
  const unknown = errors[`${field}.definitionId`] ?? errors[`${field}.id`];
  const name = textIn(attribute.name, locale)?.text || t('product-attributes.free');
  return (
    <>
      <p className="attribute-head">
        <span className="grip needs-script" aria-hidden="true" onPointerDown={onDrag}>
          <Icon name="grip" />
        </span>
        <strong>{name}</strong>
        <Step
          icon="up"
          label={t('product-attributes.up', { name })}
          off={index === 0}
          onStep={() => onMove(index - 1)}
        />
        <Step
          icon="down"
          label={t('product-attributes.down', { name })}
          off={isLast}
          onStep={() => onMove(index + 1)}
        />
        <Step icon="close" label={t('product-attributes.remove', { name })} onStep={onRemove} />
      </p>
      <div className="attribute-texts" data-type={definition?.type ?? 'text'}>
        {attribute.definitionId === null && (
          <BilingualField name={`${field}.name`} label={t('product-attributes.name')} maxLength={120} />
        )}
        <AttributeValueField name={`${field}.value`} type={definition?.type ?? 'text'} />
        {definition?.type !== 'boolean' && (
          <TextField
            name={`${field}.unit`}
            label={t('product-attributes.unit')}
            autoComplete="off"
            maxLength={20}
          />
        )}
      </div>
      {unknown && <p className="form-error">{unknown}</p>}
    </>
  );
}

interface StepProps {
  icon: 'up' | 'down' | 'close';
  label: string;
  off?: boolean;
  onStep(): void;
}

function Step({ icon, label, off = false, onStep }: StepProps) {
  return (
    <button
      type="button"
      className="icon-button needs-script"
      data-step={icon}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onStep()}
    >
      <Icon name={icon} />
    </button>
  );
}
