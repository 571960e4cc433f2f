import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CategoriesModule } from '../categories/categories.module.js';
import { MediaModule } from '../media/media.module.js';
import { CatalogueListener } from './catalogue.listener.js';
import { CatalogueProcessor } from './catalogue.processor.js';
import { CATALOGUE_QUEUE, LOCKS } from './catalogue.queue.js';
import { CatalogueRequests } from './catalogue.requests.js';
import { CatalogueService } from './catalogue.service.js';
import { OfferWriter } from './offer-writer.js';
import { ProductListsPagesController } from './product-lists.pages.controller.js';
import { ProductLists } from './product-lists.service.js';
import { PlacementRequests } from './placement.requests.js';
import { Product } from './product.entity.js';
import { ProductsPagesController } from './products.pages.controller.js';
import { ProductsSearch } from './products.search.js';
import { ProductsService } from './products.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Product]),
    BullModule.registerQueue({ name: CATALOGUE_QUEUE, settings: LOCKS }),
    CategoriesModule,
    MediaModule,
  ],
  controllers: [ProductListsPagesController, ProductsPagesController],
  providers: [
    ProductsService,
    ProductsSearch,
    ProductLists,
    CatalogueService,
    CatalogueRequests,
    PlacementRequests,
    CatalogueListener,
    CatalogueProcessor,
    OfferWriter,
  ],
  exports: [ProductsService, CatalogueService, OfferWriter],
})
export class ProductsModule {}
