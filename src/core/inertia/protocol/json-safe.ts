import { Prop } from '../props.js';

/** A prop that JSON would silently change or drop: an entity, a Date, a Map, a BigInt. */
export class UnsafeProp extends TypeError {
  constructor(path: string, value: unknown) {
    const kind = typeof value === 'object' ? (value?.constructor?.name ?? 'object') : typeof value;
    super(`Prop ${path || 'props'} is a ${kind}; only plain JSON values can be sent`);
  }
}

/** Literal and parsed objects, also of another realm. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * Whether a value contains no function and no prop kind at any depth, so that it can be sent unchanged.
 * @throws UnsafeProp for values that JSON cannot represent
 */
export function isInert(value: unknown, path: string): boolean {
  if (typeof value === 'function' || value instanceof Prop) return false;
  if (typeof value === 'bigint' || typeof value === 'symbol') throw new UnsafeProp(path, value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++)
      if (!isInert(value[index], `${path}.${index}`)) return false;
    return true;
  }
  if (!isPlainObject(value)) throw new UnsafeProp(path, value);
  for (const key in value) if (!isInert(value[key], path ? `${path}.${key}` : key)) return false;
  return true;
}
