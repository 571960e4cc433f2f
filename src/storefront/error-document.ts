import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAdminPath } from '../auth/admin-sections.js';
import type { Config } from '../core/config/config.js';
import { allowInline } from '../core/http/pages/inline-policy.js';
import { EVERY_HEAD } from '../core/http/pages/pages-options.js';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../core/i18n/locales.js';
import type { ClientBuild } from '../core/inertia/document/client-build.js';
import type { PageName } from '../core/inertia/pages.js';
import { drawErrorDocument, type ErrorTexts } from './error-document-html.js';

const FILES = ['not_found', 'server_error', 'errors', 'common', 'admin'];

/**
 * The document for errors while drawing the error page itself. It depends on nothing that may fail again: texts are read
 * at boot, styles and images come with the build, and it needs neither data nor scripts.
 */
export function errorDocument(config: Config, client: ClientBuild) {
  const texts = new Map(LOCALES.map((locale) => [locale, textsOf(config, locale)]));
  return async (status: number, request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const locale = request.locale ?? DEFAULT_LOCALE;
    const isAdmin = isAdminPath(request.url);
    const page = isAdmin ? 'errors/admin' : 'errors/show';
    return drawErrorDocument(texts.get(locale)!, {
      status,
      locale,
      appName: config.appName,
      requestId: String(request.id),
      isAdmin,
      head: [...EVERY_HEAD, ...(await stylesOf(client, { component: page, locale }, reply))],
    });
  };
}

function textsOf({ root }: Config, locale: Locale): ErrorTexts {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(root, 'locales', locale, `${name}.json`), 'utf8')) as unknown;
  return Object.fromEntries(FILES.map((name) => [name, read(name)])) as unknown as ErrorTexts;
}

/** Styles of the error page; none without a build. */
async function stylesOf(
  client: ClientBuild,
  { component, locale }: { component: PageName; locale: Locale },
  reply: FastifyReply,
): Promise<string[]> {
  const page = { component, props: { locale }, url: '', version: null, sharedProps: [] };
  try {
    const { tags, hashes } = await client.tags(page, { scripts: false });
    allowInline(reply, hashes);
    return tags;
  } catch {
    return [];
  }
}
