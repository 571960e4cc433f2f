import { Label } from 'react-aria-components';

interface Props {
  required?: boolean;
  children: string;
}

/** The name of a field inside one of the accessible controls; the mark is explained at the head of the form. */
export function FieldLabel({ required = false, children }: Props) {
  return (
    <Label>
      {children}
      {required && <RequiredMark />}
    </Label>
  );
}

/** Only visual: the control itself has `required`. */
export function RequiredMark() {
  return (
    <span className="required-mark" aria-hidden="true">
      *
    </span>
  );
}
