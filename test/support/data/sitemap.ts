import type { INestApplicationContext } from '@nestjs/common';
import { SitemapBuilder } from '../../../src/seo/sitemap-builder.js';

/** Builds the changed parts of the sitemap, like a worker every ten minutes. */
export const buildSitemap = (
  app: INestApplicationContext,
  signal = new AbortController().signal,
): Promise<void> => app.get(SitemapBuilder, { strict: false }).build(signal);
