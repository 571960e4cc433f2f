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
  return fieldsOf(form).some(
    (input) => isChanged(input) && (input.type === 'checkbox' || input !== document.activeElement),
  );
}

/**
 * A link's address with what has been ticked or written beside it since its list came. Where the link itself takes a
 * bound away, it stays away.
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
