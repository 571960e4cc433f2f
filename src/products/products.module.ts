import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttributesModule } from '../attributes/attributes.module.js';
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
import { ProductsController } from './api/products.controller.js';
import { ProductsPagesController } from './detail/products.pages.controller.js';
import { FacetsModule } from './facets/facets.module.js';
import { AttributeChoices } from './filters/attribute-choices.js';
import { LargeListPacker } from './large-lists/large-list-packer.js';
import { LargeListRequests } from './large-lists/large-list-requests.js';
import { LargeLists } from './large-lists/large-lists.js';
import { ListSizes } from './large-lists/list-sizes.js';
import { NarrowedLists } from './large-lists/narrowed-lists.js';
import { NarrowedPages } from './large-lists/narrowed-pages.js';
import { CategoryPage } from './listing/category-page.js';
import { ChosenNames } from './listing/chosen-names.js';
import { ListHeads } from './listing/list-heads.js';
import { ProductListsPagesController } from './listing/product-lists.pages.controller.js';
import { ProductLists } from './listing/product-lists.service.js';
import { SearchAlternatives } from './listing/search-alternatives.js';
import { SearchPage } from './listing/search-page.js';
import { SearchReading } from './listing/search-reading.js';
import { OwnFilterCounts } from './own/own-filter-counts.js';
import { OwnProductsSearch } from './own/own-products.search.js';
import { ProductRecords } from './own/product-records.js';
import { SearchHits } from './query/search-hits.js';
import { CatalogueCounts } from './read-model/catalogue-counts.js';
import { CatalogueRequests } from './read-model/catalogue-requests.js';
import { CATALOGUE_QUEUE } from './read-model/catalogue.queue.js';
import { CatalogueService } from './read-model/catalogue.service.js';
import { PlacementRequests } from './read-model/placement-requests.js';
import { FeaturedRows } from './reading/featured-rows.js';
import { ProductFilters } from './reading/product-filters.js';
import { ProductGroups } from './reading/product-groups.js';
import { ProductsSearch } from './reading/products.search.js';
import { ProductsService } from './reading/products.service.js';
import { SuggestedProducts } from './reading/suggested-products.js';
import { CatalogueListener } from './refresh/catalogue.listener.js';
import { CatalogueProcessor } from './refresh/catalogue.processor.js';
import { DiscountFlags } from './refresh/discount-flags.js';
import { DiscountFlagsProcessor } from './refresh/discount-flags.processor.js';
import { PopularityTiers } from './refresh/popularity-tiers.js';
import { PopularityTiersProcessor } from './refresh/popularity-tiers.processor.js';
import { TextCategories } from './refresh/text-categories.js';
import { TextCategoriesProcessor } from './refresh/text-categories.processor.js';
import { Brands } from './writing/brands.js';
import { OfferEdits } from './writing/offer-edits.js';
import { KeptFields } from './writing/kept-fields.js';
import { OfferDryRun } from './writing/offer-dry-run.js';
import { OfferRestorer } from './writing/offer-restorer.js';
import { OfferWriter } from './writing/offer-writer.js';

const API = [OwnApiLists, ProductResponses, ProductApiFilters, ProductApiLists];
const FILTERS = [AttributeChoices];
const LARGE_LISTS = [LargeListPacker, LargeListRequests, LargeLists, ListSizes, NarrowedLists, NarrowedPages];
const LISTING = [
  CategoryPage,
  ChosenNames,
  ProductLists,
  SearchAlternatives,
  ListHeads,
  SearchPage,
  SearchReading,
];
const OWN = [OwnFilterCounts, OwnProductsSearch, ProductRecords];
const QUERY = [SearchHits];
const READ_MODEL = [CatalogueCounts, CatalogueService, CatalogueRequests, PlacementRequests];
const READING = [
  FeaturedRows,
  ProductsService,
  ProductsSearch,
  ProductFilters,
  ProductGroups,
  SuggestedProducts,
];
const REFRESH = [
  PopularityTiers,
  PopularityTiersProcessor,
  CatalogueListener,
  CatalogueProcessor,
  DiscountFlags,
  DiscountFlagsProcessor,
  TextCategories,
  TextCategoriesProcessor,
];
const WRITING = [Brands, KeptFields, OfferEdits, OfferDryRun, OfferRestorer, OfferWriter];

@Module({
  imports: [
    TypeOrmModule.forFeature([Product]),
    BullModule.registerQueue({ name: CATALOGUE_QUEUE }),
    AttributesModule,
    CategoriesModule,
    CompaniesModule,
    FacetsModule,
    MediaModule,
    SearchModule,
  ],
  controllers: [ProductsController, ProductListsPagesController, ProductsPagesController],
  providers: [
    CompanyOffers,
    ...API,
    ...FILTERS,
    ...LARGE_LISTS,
    ...LISTING,
    ...OWN,
    ...QUERY,
    ...READ_MODEL,
    ...READING,
    ...REFRESH,
    ...WRITING,
  ],
  exports: [
    Brands,
    FeaturedRows,
    ProductsService,
    ProductLists,
    CatalogueCounts,
    CatalogueService,
    CatalogueRequests,
    OfferEdits,
    OfferDryRun,
    OfferRestorer,
    OfferWriter,
    OwnFilterCounts,
    OwnProductsSearch,
    ProductResponses,
    ProductGroups,
    ProductRecords,
    SuggestedProducts,
  ],
})
export class ProductsModule {}
