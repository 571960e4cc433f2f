import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttributesModule } from '../attributes/attributes.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { MediaModule } from '../media/media.module.js';
import { ProductDataController } from './product-data.controller.js';
import { ProductDataDecisions } from './product-data.decisions.js';
import { ProductDataEditing } from './product-data.editing.js';
import { ProductData } from './product-data.entity.js';
import { ProductDataMerging } from './product-data.merging.js';
import { ProductDataPresenter } from './product-data.presenter.js';
import { ProductDataSearch } from './product-data.search.js';
import { ProductDataService } from './product-data.service.js';
import { ProductDataStore } from './product-data.store.js';
import { ProductDataListsController } from './product-data-lists.controller.js';
import { ProductDataRequestsController } from './product-data-requests.controller.js';

/** What stores know of a product in common, by its EAN. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ProductData]),
    AttributesModule,
    AuditModule,
    CompaniesModule,
    MediaModule,
  ],
  controllers: [ProductDataListsController, ProductDataController, ProductDataRequestsController],
  providers: [
    ProductDataService,
    ProductDataStore,
    ProductDataDecisions,
    ProductDataMerging,
    ProductDataEditing,
    ProductDataSearch,
    ProductDataPresenter,
  ],
  exports: [ProductDataService],
})
export class ProductDataModule {}
