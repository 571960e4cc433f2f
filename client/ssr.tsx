import { createInertiaApp } from '@inertiajs/react';
import type { Page } from '@inertiajs/core';
import { renderToString } from 'react-dom/server';
import type { Bounded, SsrRender } from '../src/core/inertia/document/client-build.js';
import { inertiaApp } from './lib/start/inertia-app.js';

export { chunksOf as chunks } from './lib/start/inertia-pages.js';

const app = createInertiaApp({ ...inertiaApp });

/** Draws one page on the server; the caller bounds the time of the part that cannot be awaited. */
const render: SsrRender = async (page, bounded: Bounded) => {
  const draw = await app;
  if (!draw) throw new Error('This entry is for the server');
  return draw(page as unknown as Page, (element) => bounded(() => renderToString(element)));
};

export default render;
