import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttributesModule } from '../attributes/attributes.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { MediaModule } from '../media/media.module.js';
import { SearchModule } from '../search/search.module.js';
import { CompanyOffers } from './company-offers.js';
import { Product } from './product.entity.js';
import { OwnApiLists } from './api/own-api-lists.js';
import { ProductResponses } from './api/product-responses.js';
import { ProductApiFilters } from './api/product-api-filters.js';
import { ProductApiLists } from './api/product-api-lists.js';
import { MarketPositionsController } from './api/market-positions.controller.js';
import { ProductsController } from './api/products.controller.js';
import { ProductPage } from './detail/product-page.js';
import { ProductsPagesController } from './detail/products.pages.controller.js';
import { CategoryPage } from './listing/category-page.js';
import { FilterNames } from './listing/filter-names.js';
import { ListHeads } from './listing/list-heads.js';
import { ProductListsPagesController } from './listing/product-lists.pages.controller.js';
import { ProductLists } from './listing/product-lists.service.js';
import { SearchPage } from './listing/search-page.js';
import { OfferMarkets } from './own/offer-markets.js';
import { PriceRanks } from './own/price-ranks.js';
import { OwnFilterCounts } from './own/own-filter-counts.js';
import { OwnProductsSearch } from './own/own-products.search.js';
import { PictureAddresses } from './own/picture-addresses.js';
import { ProductRecords } from './own/product-records.js';
import { CatalogueCounts } from './read-model/catalogue-counts.js';
import { CatalogueRequests } from './read-model/catalogue-requests.js';
import { CATALOGUE_QUEUE } from './read-model/catalogue.queue.js';
import { CatalogueService } from './read-model/catalogue.service.js';
import { PlacementRequests } from './read-model/placement-requests.js';
import { ProductRequests } from './read-model/product-requests.js';
import { AgeCounts } from './reading/age-counts.js';
import { FeaturedRows } from './reading/featured-rows.js';
import { ProductGroups } from './reading/product-groups.js';
import { ProductsService } from './reading/products.service.js';
import { BlockedOfferRequests } from './refresh/blocked-offer-requests.js';
import { CatalogueListener } from './refresh/catalogue.listener.js';
import { CatalogueProcessor } from './refresh/catalogue.processor.js';
import { DiscountPercentages } from './refresh/discount-percentages.js';
import { BlockingRules } from './blocking/blocking-rules.js';
import { FeedCategories } from './blocking/feed-categories.js';
import { OfferBlocks } from './blocking/offer-blocks.js';
import { OfferClock } from './refresh/offer-clock.js';
import { Brands } from './writing/brands.js';
import { OfferEdits } from './writing/offer-edits.js';
import { KeptFields } from './writing/kept-fields.js';
import { OfferDryRun } from './writing/offer-dry-run.js';
import { OfferFeeds } from './writing/offer-feeds.js';
import { OfferJournal } from './writing/offer-journal.js';
import { OfferParts } from './writing/offer-parts.js';
import { OfferRestorer } from './writing/offer-restorer.js';
import { OfferRows } from './writing/offer-rows.js';
import { OfferWriter } from './writing/offer-writer.js';
import { ScheduledChanges } from './writing/scheduled-changes.js';

const API = [OwnApiLists, ProductResponses, ProductApiFilters, ProductApiLists];
const BLOCKING = [BlockingRules, FeedCategories, OfferBlocks];
const DETAIL = [ProductPage];
const LISTING = [CategoryPage, FilterNames, ProductLists, ListHeads, SearchPage];
const OWN = [OfferMarkets, PictureAddresses, PriceRanks, OwnFilterCounts, OwnProductsSearch, ProductRecords];
const READ_MODEL = [CatalogueCounts, CatalogueService, CatalogueRequests, PlacementRequests, ProductRequests];
const READING = [AgeCounts, FeaturedRows, ProductsService, ProductGroups];
const REFRESH = [
  BlockedOfferRequests,
  CatalogueListener,
  CatalogueProcessor,
  DiscountPercentages,
  OfferClock,
];
const WRITING = [
  Brands,
  KeptFields,
  OfferDryRun,
  OfferEdits,
  OfferFeeds,
  OfferJournal,
  OfferParts,
  OfferRestorer,
  OfferRows,
  OfferWriter,
  ScheduledChanges,
];

@Module({
  imports: [
    TypeOrmModule.forFeature([Product]),
    BullModule.registerQueue({ name: CATALOGUE_QUEUE }),
    AttributesModule,
    AuditModule,
    CategoriesModule,
    CompaniesModule,
    MediaModule,
    SearchModule,
  ],
  controllers: [
    MarketPositionsController,
    ProductsController,
    ProductListsPagesController,
    ProductsPagesController,
  ],
  providers: [
    CompanyOffers,
    ...API,
    ...BLOCKING,
    ...DETAIL,
    ...LISTING,
    ...OWN,
    ...READ_MODEL,
    ...READING,
    ...REFRESH,
    ...WRITING,
  ],
  exports: [
    BullModule,
    FeaturedRows,
    ProductsService,
    ProductLists,
    CatalogueCounts,
    CatalogueService,
    CatalogueRequests,
    BlockedOfferRequests,
    OfferBlocks,
    OfferDryRun,
    OfferEdits,
    OfferFeeds,
    OfferParts,
    OfferRestorer,
    OfferWriter,
    OfferMarkets,
    PictureAddresses,
    PriceRanks,
    OwnFilterCounts,
    OwnProductsSearch,
    ProductResponses,
    ProductGroups,
    ProductRecords,
    ProductRequests,
  ],
})
export class ProductsModule {}
