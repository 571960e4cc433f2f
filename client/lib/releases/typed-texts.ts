import { TYPED } from './typed-key.js';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  /** URL of the page. */
  url: string;
  /** Texts by position: the form's action, the field's name, and the index among equal ones. */
  texts: Record<string, string>;
}

const FIELDS = 'form :is(textarea, input:not([type=password], [type=hidden], [type=file], [type=checkbox]))';

/**
 * Saves the input of uncontrolled forms for the reloaded page; controlled ones have drafts.
 * @param sent action of a form that was submitted successfully
 */
export function saveTypedTexts(sent: string | null): void {
  const texts: Typed['texts'] = {};
  for (const [place, field] of fields())
    if (isTyped(field) && actionOf(field) !== sent) texts[place] = field.value;
  if (Object.keys(texts).length === 0) return;
  try {
    sessionStorage.setItem(TYPED, JSON.stringify({ url: here(), texts } satisfies Typed));
  } catch {
    // storage is full or disabled
  }
}

export function clearTypedTexts(): void {
  sessionStorage.removeItem(TYPED);
}

/** Restores the input: in the whole page if it is the same, else in the shell around it. */
export function restoreTypedTexts(): void {
  const kept = sessionStorage.getItem(TYPED);
  if (!kept) return;
  clearTypedTexts();
  const { url, texts } = JSON.parse(kept) as Typed;
  for (const [place, field] of fields()) {
    const text = texts[place];
    if (text === undefined || isTyped(field) || (url !== here() && field.closest('main'))) continue;
    if (field.type === 'radio') field.click();
    else field.value = text;
  }
}

function* fields(): Generator<[place: string, Field]> {
  const count: Record<string, number> = {};
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    const name = `${actionOf(field)} ${field.name}`;
    count[name] = (count[name] ?? 0) + 1;
    yield [`${name} ${count[name]}`, field];
  }
}

/** In fields that React controls, both are equal. */
const isTyped = (field: Field) =>
  field.type === 'radio'
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue;

const actionOf = ({ form }: Field) => new URL(form?.getAttribute('action') ?? '', location.href).pathname;
const here = () => location.pathname + location.search;
