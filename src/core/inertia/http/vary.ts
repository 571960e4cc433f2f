import type { FastifyReply } from 'fastify';

/** Adds a name to Vary; Fastify's own `header` would replace the present ones. */
export function appendVary(reply: FastifyReply, name: string): void {
  const present = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
  if (present.includes('*') || present.some((item) => item.toLowerCase() === name.toLowerCase())) return;
  reply.header('vary', [...present, name].join(', '));
}
