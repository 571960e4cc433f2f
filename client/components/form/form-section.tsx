import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** For an index that leads to it. */
  id?: string;
  /** Next to the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together. */
export function FormSection({ title, id, aside, children }: Props) {
  return (
    <fieldset id={id} className="form-section">
      <legend>{title}</legend>
      {aside}
      <div className="form-grid">{children}</div>
    </fieldset>
  );
}
