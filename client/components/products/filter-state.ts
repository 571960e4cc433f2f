/** Sets the fields to what the server answered, save the one that is being written in. */
export function showState(form: HTMLFormElement): void {
  for (const input of fieldsOf(form)) {
    if (input.type === 'checkbox') input.checked = input.defaultChecked;
    else if (input !== document.activeElement) input.value = input.defaultValue;
  }
}

/**
 * Whether somebody has ticked or written something before the script came. After a reload or a step back it is the
 * browser that has filled the fields in, and the address says what counts.
 */
export function isChangedEarly(form: HTMLFormElement): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate') return false;
  return fieldsOf(form).some((input) =>
    input.type === 'checkbox'
      ? input.checked !== input.defaultChecked
      : input.value !== input.defaultValue && input !== document.activeElement,
  );
}

/** Ticks and numbers; the boxes that search in a list of values are not part of the state. */
const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=number]'),
];
