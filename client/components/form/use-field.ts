import { createContext, useContext } from 'react';
import type { EditFormState } from './use-edit-form.js';

export const EditFormContext = createContext<EditFormState | null>(null);

/** The form around a part of it. */
export function useFormContext(): EditFormState {
  const form = useContext(EditFormContext);
  if (!form) throw new Error('A field stands in no form');
  return form;
}

/** One value of the form around, by its dotted name. */
export function useField(name: string) {
  const form = useFormContext();
  return {
    value: form.valueOf(name),
    error: form.errors[name],
    change: (value: unknown) => form.change(name, value),
    left: () => form.left(name),
  };
}
