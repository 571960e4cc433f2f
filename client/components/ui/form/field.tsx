import { type ReactNode, useId } from 'react';

interface Control {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  /** For links that lead to it. Left out: one is made. */
  id?: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** An empty text only marks the field: `describedBy` has the reason. */
  error?: string;
  /** Id of a text elsewhere that describes it. */
  describedBy?: string;
  /** The input, the select or the text, with the properties that it gets. */
  children: (control: Control) => ReactNode;
}

/** A control with its label, hint and error. */
export function Field({ id: ownId, name, label, hint, error, describedBy, children }: Props) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint && (
        <small id={`${id}-hint`} className="field-hint">
          {hint}
        </small>
      )}
      {error && (
        <p id={`${id}-error`} className="form-error">
          {error}
        </p>
      )}
    </div>
  );
}
