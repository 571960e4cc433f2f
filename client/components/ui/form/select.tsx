import type { ComponentProps } from 'react';

interface Option {
  value: string | number;
  label: string;
  /** If it is not the page's. */
  lang?: string | undefined;
}

interface Props extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly Option[];
  /** The text of a first entry without a value. */
  none?: string;
}

/** One of a list: the browser's own control, which phones show best. */
export function Select({ options, none, ...select }: Props) {
  return (
    <select {...select}>
      {none !== undefined && <option value="">{none}</option>}
      {options.map(({ value, label, lang }) => (
        <option key={value} value={value} lang={lang}>
          {label}
        </option>
      ))}
    </select>
  );
}
