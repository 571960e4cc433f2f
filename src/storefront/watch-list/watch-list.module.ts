import { Module } from '@nestjs/common';
import { ProductsModule } from '../../products/products.module.js';
import { SharedWatchLists } from './shared-watch-lists.js';
import { WatchListCopyPagesController } from './watch-list-copy.pages.controller.js';
import { WatchListPagesController } from './watch-list.pages.controller.js';
import { WatchListService } from './watch-list.service.js';
import { WatchListShare } from './watch-list.share.js';

/** The watch list: products whose prices a visitor watches, without an account. */
@Module({
  imports: [ProductsModule],
  controllers: [WatchListCopyPagesController, WatchListPagesController],
  providers: [SharedWatchLists, WatchListService, WatchListShare],
})
export class WatchListModule {}
