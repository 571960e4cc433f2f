import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttributesModule } from '../attributes/attributes.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { MediaModule } from '../media/media.module.js';
import { FoundDataDecisions } from './found-data-decisions.js';
import { ProductDataDecisions } from './product-data-decisions.js';
import { ProductData } from './product-data.entity.js';
import { ProductDataSearch } from './product-data.search.js';
import { ProductDataService } from './product-data.service.js';
import { ProductDataStore } from './product-data.store.js';
import { ProductDataListsController } from './api/product-data-lists.controller.js';
import { ProductDataRequestsController } from './api/product-data-requests.controller.js';
import { ProductDataController } from './api/product-data.controller.js';
import { ProductDataPresenter } from './api/product-data.presenter.js';
import { ProductDataEditing } from './editing/product-data-editing.js';
import { ProductDataMerging } from './editing/product-data-merging.js';
import { ProductDataForms } from './page/product-data-forms.js';
import { ProductDataPage } from './page/product-data-page.js';
import { ProductDataRequestsPagesController } from './page/product-data-requests.pages.controller.js';
import { ProductDataPagesController } from './page/product-data.pages.controller.js';

const API = [ProductDataPresenter];
const EDITING = [ProductDataMerging, ProductDataEditing];
const PAGE = [ProductDataPage, ProductDataForms];

/** The descriptions of products that stores share, by EAN. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ProductData]),
    AttributesModule,
    AuditModule,
    CategoriesModule,
    CompaniesModule,
    MediaModule,
  ],
  controllers: [
    ProductDataListsController,
    ProductDataController,
    ProductDataRequestsController,
    ProductDataPagesController,
    ProductDataRequestsPagesController,
  ],
  providers: [
    ProductDataService,
    ProductDataStore,
    ProductDataDecisions,
    FoundDataDecisions,
    ProductDataSearch,
    ...API,
    ...EDITING,
    ...PAGE,
  ],
  exports: [ProductDataService, ProductDataSearch],
})
export class ProductDataModule {}
