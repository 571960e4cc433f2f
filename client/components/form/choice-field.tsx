import { FieldError, Radio, RadioGroup } from 'react-aria-components';
import { FieldLabel } from './field-label.js';
import { labelOf, ConflictValue } from './conflict-value.js';
import { useField } from './use-field.js';
import { boxClass } from '../ui/layout/boxes.js';

interface Props<Value> {
  name: string;
  label: string;
  options: { value: Value; label: string; hint: string }[];
  disabled?: boolean;
}

/** A choice between a few options, each with an explanation. */
export function ChoiceField<Value extends string | number>({ name, label, options, disabled }: Props<Value>) {
  const { value, error, change } = useField(name);
  return (
    <RadioGroup
      className="field choices"
      name={name}
      value={String(value)}
      onChange={(chosen) => change(options.find((option) => String(option.value) === chosen)!.value)}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel>{label}</FieldLabel>
      {options.map((option) => (
        <Radio
          key={option.value}
          className={boxClass('grid', { gap: [0, 3], align: 'baseline', line: 'bottom' }, 'choice')}
          value={String(option.value)}
        >
          <span className="choice-mark" />
          <span>{option.label}</span>
          <small>{option.hint}</small>
        </Radio>
      ))}
      <ConflictValue name={name} show={(theirs) => labelOf(options, theirs)} />
      <FieldError className="form-error">{error}</FieldError>
    </RadioGroup>
  );
}
