import type { INestApplicationContext } from '@nestjs/common';
import { SitemapBuilder } from '../../../src/seo/sitemap-builder.js';

/** Builds what has changed of the sitemap, as a worker does every ten minutes. */
export const buildSitemap = (
  app: INestApplicationContext,
  signal = new AbortController().signal,
): Promise<void> => app.get(SitemapBuilder, { strict: false }).build(signal);
