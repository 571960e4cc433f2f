/** Sets the fields to the server's answer, except the focused one. */
export function showState(form: HTMLFormElement): void {
  for (const input of fieldsOf(form)) {
    if (input.type === 'checkbox') input.checked = input.defaultChecked;
    else if (input !== document.activeElement) input.value = input.defaultValue;
  }
}

/**
 * Whether the person changed a field before the script loaded. After a reload or a step back, the browser
 * fills the fields in, and the address decides.
 */
export function isChangedEarly(form: HTMLFormElement): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate') return false;
  return fieldsOf(form).some(
    (input) => isChanged(input) && (input.type === 'checkbox' || input !== document.activeElement),
  );
}

/**
 * A link's address with the changes of the form since its list was loaded. If the link itself removes a
 * bound, the bound remains removed.
 */
export function withUnanswered(href: string, form: HTMLFormElement): string {
  const url = new URL(href);
  const shown = new URL(location.href).searchParams;
  for (const input of fieldsOf(form).filter(isChanged)) {
    const { name, value, type } = input;
    const others = url.searchParams.getAll(name).filter((other) => type === 'checkbox' && other !== value);
    const isLeft = type === 'checkbox' || url.searchParams.get(name) === shown.get(name);
    if (!isLeft) continue;
    url.searchParams.delete(name);
    for (const other of others) url.searchParams.append(name, other);
    if (type === 'checkbox' ? input.checked : value !== '') url.searchParams.append(name, value);
  }
  return url.href;
}

const isChanged = (input: HTMLInputElement) =>
  input.type === 'checkbox' ? input.checked !== input.defaultChecked : input.value !== input.defaultValue;

/** Ticks and numbers; the boxes that search in a list of values are not part of the state. */
const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=number]'),
];
