import { useI18n } from '../../../lib/i18n/i18n.js';
import { Stack } from '../../ui/layout/boxes.js';

interface Props {
  name: string;
  label: string;
  value: number | null;
  /** The current bound, while the field is empty. */
  hint: number;
  unit: string | null;
}

/** One end of a range. */
export function Bound({ name, label, value, hint, unit }: Props) {
  const { number } = useI18n();
  return (
    <Stack as="label" text="s" className="bound">
      <span>{label}</span>
      <input
        type="number"
        name={name}
        step="any"
        inputMode="decimal"
        defaultValue={value ?? ''}
        placeholder={number(hint)}
      />
      {unit && <span aria-hidden="true">{unit}</span>}
    </Stack>
  );
}
