import { SelectField } from '../form/select-field.js';

interface Props {
  label: string;
  hint?: string;
  companies: { id: number; name: string }[];
}

/** For people of the platform: which store something is of. */
export function CompanyField({ label, hint, companies }: Props) {
  return (
    <SelectField
      name="companyId"
      label={label}
      hint={hint}
      required
      options={companies.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
