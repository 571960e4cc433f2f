import type { DetailFieldProps } from '../../../src/offers/offers.pages.js';
import { SelectField } from '../form/select-field.js';
import { TextField } from '../form/text-field.js';

/** Fields that are drawn by their type alone. */
export function DetailFields({ fields }: { fields: DetailFieldProps[] }) {
  return fields.map(({ name, label, hint, maxLength, options }) =>
    options ? (
      <SelectField key={name} name={name} label={label} hint={hint} options={options} />
    ) : (
      <TextField
        key={name}
        name={name}
        label={label}
        hint={hint}
        autoComplete="off"
        maxLength={maxLength ?? undefined}
      />
    ),
  );
}
