import type { FastifyReply } from 'fastify';
import type { InlineHashes } from '../../inertia/document/client-build.js';

/**
 * Allows the inline scripts and styles of this document, and no scripts but these: a trusted script may insert
 * others, such as the page's modules, or measuring scripts with the visitor's consent.
 */
export function allowInline(reply: FastifyReply, { scripts, styles }: InlineHashes): void {
  const policy = reply.getHeader('content-security-policy');
  // development has none
  if (policy === undefined) return;
  const trusted = scripts.length ? `'strict-dynamic' ${scripts.join(' ')}` : "'none'";
  const changed = String(policy)
    .replace("script-src 'self'", `script-src ${trusted}`)
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '));
  reply.header('content-security-policy', changed);
}
