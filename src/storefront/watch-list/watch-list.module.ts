import { Module } from '@nestjs/common';
import { ProductsModule } from '../../products/products.module.js';
import { WatchListPagesController } from './watch-list.pages.controller.js';
import { WatchListService } from './watch-list.service.js';
import { WatchListShare } from './watch-list.share.js';

/** The watch list: products whose prices a visitor watches, without an account. */
@Module({
  imports: [ProductsModule],
  controllers: [WatchListPagesController],
  providers: [WatchListService, WatchListShare],
})
export class WatchListModule {}
