import { decodeHTML } from 'entities';
import { type Document, readDocument } from './document.js';
import type { Visitor } from './visitor.js';

const HTML = { accept: 'text/html' };
const FORM = /<form\b([^>]*)>(.*?)<\/form>/gs;
const CONTROL = /<(textarea|select)\b([^>]*)>(.*?)<\/\1>|<(input|button)\b([^>]*)>/gs;
const OPTION = /<option\b([^>]*)>/g;

type Changes = Record<string, string | readonly string[]>;

/**
 * Submits a form of a page as a browser without JavaScript does, and returns the page that follows.
 * @param part markup that only this form contains
 * @param changes values of its controls that differ from the shown ones, including the pressed button
 */
export async function submitForm(visitor: Visitor, document: Document, part: string, changes: Changes = {}) {
  const found = [...document.body.matchAll(FORM)].find(([whole]) => whole.includes(part));
  if (!found) throw new Error(`${document.page.url} has no form with ${part}`);
  const form = attributesOf(found[1]!);
  const fields = fieldsOf(found[2]!, changes);
  const action = form.action ?? document.page.url;
  const isPost = form.method === 'post';
  let answer = isPost
    ? await visitor.send('POST', action, fields, {
        ...visitor.plainHeaders(document.page.url),
        origin: visitor.origin,
      })
    : await visitor.get(`${action.split('?')[0]}?${fields}`, HTML);
  while (answer.headers.has('location')) answer = await visitor.get(answer.headers.get('location')!, HTML);
  return readDocument(answer.status, await answer.text());
}

function fieldsOf(html: string, changes: Changes): URLSearchParams {
  const fields = new URLSearchParams();
  const offered = new Map<string, string[]>();
  for (const [, filled, attributes, content, empty, others] of html.matchAll(CONTROL)) {
    const { name, type, value, ...states } = attributesOf(attributes ?? others!);
    if (!name || 'disabled' in states) continue;
    const isChoice =
      empty === 'button' || filled === 'select' || ['checkbox', 'radio', 'submit'].includes(type!);
    const options = [...(content ?? '').matchAll(OPTION)].map(([, one]) => attributesOf(one!));
    const values = filled === 'select' ? options.map((one) => one.value ?? '') : [value ?? 'on'];
    offered.set(name, [...(offered.get(name) ?? []), ...(isChoice ? values : ['*'])]);
    if (name in changes) continue;
    if (filled === 'select')
      fields.append(name, (options.find((one) => 'selected' in one) ?? options[0])?.value ?? '');
    else if (filled === 'textarea') fields.append(name, decodeHTML(content!));
    else if ('checked' in states) fields.append(name, value ?? 'on');
    else if (!isChoice) fields.append(name, value ?? '');
  }
  for (const [name, values] of Object.entries(changes))
    for (const value of [values].flat()) {
      if (!offered.get(name)?.some((one) => one === '*' || one === value))
        throw new Error(`The form offers no ${name} ${value}, only ${JSON.stringify([...offered])}`);
      fields.append(name, value);
    }
  return fields;
}

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [
      name!.toLowerCase(),
      decodeHTML(value ?? ''),
    ]),
  );
}
