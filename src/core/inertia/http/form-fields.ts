import { BadRequestException } from '@nestjs/common';

type Container = Record<string, unknown> | unknown[];

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_DEPTH = 6;
const MAX_INDEX = 1000;

/**
 * Puts a form field under its name into a nested body: `a[b]`, `a.b`, `tags[]`, `items[0][qty]`.
 * @throws BadRequestException for names that nest too deep or touch prototypes
 */
export function setField(body: Record<string, unknown>, name: string, value: unknown): void {
  const path = name
    .replaceAll(/\[([^\]]*)\]/g, '.$1')
    .split('.')
    .map((segment) => (segment === '' ? null : segment));
  if (path.length > MAX_DEPTH || path.some((segment) => segment !== null && FORBIDDEN.has(segment)))
    throw new BadRequestException(`Field ${name.slice(0, 100)} cannot be read`);
  let container: Container = body;
  path.forEach((segment, depth) => {
    const key = keyIn(container, segment);
    const isLast = depth === path.length - 1;
    if (isLast) put(container, key, value);
    else container = descend(container, key, path[depth + 1] ?? null);
  });
}

function keyIn(container: Container, segment: string | null): string {
  if (!Array.isArray(container)) return segment ?? '';
  const index = segment === null ? container.length : Number(segment);
  if (!Number.isInteger(index) || index < 0 || index > MAX_INDEX)
    throw new BadRequestException('A list field has no usable index');
  return String(index);
}

function descend(container: Container, key: string, next: string | null): Container {
  const entries = container as Record<string, unknown>;
  const present = entries[key];
  if (typeof present === 'object' && present !== null) return present as Container;
  const created: Container = next === null || /^\d+$/.test(next) ? [] : {};
  entries[key] = created;
  return created;
}

/** A name that comes twice makes a list, as in a query string. */
function put(container: Container, key: string, value: unknown): void {
  const entries = container as Record<string, unknown>;
  const present = entries[key];
  entries[key] = present === undefined ? value : [present, value].flat();
}
