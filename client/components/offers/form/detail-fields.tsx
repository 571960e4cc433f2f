import type { DetailFieldProps } from '../../../../src/offers/offers.pages.js';
import { SelectField } from '../../form/select-field.js';
import { TextField } from '../../form/text-field.js';

/** Fields that are drawn by their type alone. */
export function DetailFields({ fields }: { fields: DetailFieldProps[] }) {
  return fields.map(({ name, label, hint, maxLength, isNumber, hasLines, options }) => {
    const field = { name, label, hint };
    return options ? (
      <SelectField key={name} {...field} options={options} />
    ) : (
      <TextField
        key={name}
        {...field}
        autoComplete="off"
        inputMode={isNumber ? 'numeric' : undefined}
        maxLength={maxLength ?? undefined}
        rows={hasLines ? 4 : undefined}
      />
    );
  });
}
