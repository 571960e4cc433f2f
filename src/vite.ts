import { viteClient } from './core/inertia/document/vite-client.js';

/** The client from its sources, with hot reload; Vite is there in development only. */
export async function developmentClient() {
  const { createServer } = await import('vite');
  const server = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return viteClient({ server, entry: '/client/app.tsx', ssrEntry: '/client/ssr.tsx' });
}
