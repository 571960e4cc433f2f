import type { FastifyRequest } from 'fastify';
import { LOCALES } from '../../core/i18n/locales.js';
import { previousPath } from '../../core/inertia/http/local-url.js';
import { route } from '../../routes.js';

const HOMES = new Set(LOCALES.map((locale) => route('home', {}, locale)));

/** Whether the request follows a link of the home page, in either language. */
export function isFromHome(request: FastifyRequest, publicOrigin: string): boolean {
  const [path] = previousPath(request, publicOrigin)?.split('?') ?? [];
  return path !== undefined && HOMES.has(path);
}
