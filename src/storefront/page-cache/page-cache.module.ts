import { Module } from '@nestjs/common';
import { ProductsModule } from '../../products/products.module.js';
import { PageCacheHook } from './page-cache.hook.js';
import { PageCacheProcessor } from './page-cache.processor.js';
import { PageChangesListener } from './page-changes.listener.js';
import { PageRemoval } from './page-removal.js';

/** Pages that a shared cache in front of the web processes may keep. */
@Module({
  imports: [ProductsModule],
  providers: [PageCacheHook, PageCacheProcessor, PageChangesListener, PageRemoval],
})
export class PageCacheModule {}
