import type { Awaitable } from '../props.js';
import { Prop } from '../props.js';
import { isPlainObject } from './json-safe.js';

type Props = Record<string, unknown>;

/**
 * Turns top-level keys with dots (`auth.user`) into nested props; a function on the path is resolved first.
 */
export function expandDottedProps(props: Props): Props {
  if (!Object.keys(props).some((key) => key.includes('.'))) return props;
  const expanded: Props = {};
  for (const [key, value] of Object.entries(props)) if (!key.includes('.')) expanded[key] = value;
  for (const [key, value] of Object.entries(props)) {
    const [head = '', ...rest] = key.split('.');
    if (rest.length) expanded[head] = nest(expanded[head], rest, value);
  }
  return expanded;
}

function nest(current: unknown, path: string[], value: unknown): unknown {
  if (current instanceof Prop) return new Prop(resolved(current.source, path, value), current.options);
  if (typeof current === 'function') return resolved(current, path, value);
  const container = isPlainObject(current) ? current : {};
  const [head = '', ...rest] = path;
  return { ...container, [head]: rest.length ? nest(container[head], rest, value) : value };
}

function resolved(source: unknown, path: string[], value: unknown): () => Promise<unknown> {
  return async () => {
    const current = typeof source === 'function' ? await (source as () => Awaitable<unknown>)() : source;
    return nest(current, path, value);
  };
}
