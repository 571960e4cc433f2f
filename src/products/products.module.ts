import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttributesModule } from '../attributes/attributes.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { FacetsModule } from '../facets/facets.module.js';
import { MediaModule } from '../media/media.module.js';
import { SearchModule } from '../search/search.module.js';
import { Brands } from './brands.js';
import { CategoryPage } from './category-page.js';
import { FeaturedRows } from './featured-rows.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { AttributeChoices } from './attribute-choices.js';
import { CatalogueCounts } from './catalogue-counts.js';
import { CatalogueListener } from './catalogue.listener.js';
import { CatalogueProcessor } from './catalogue.processor.js';
import { CATALOGUE_QUEUE } from './catalogue.queue.js';
import { CatalogueRequests } from './catalogue.requests.js';
import { CatalogueService } from './catalogue.service.js';
import { ChosenNames } from './chosen-names.js';
import { CompanyOffers } from './company-offers.js';
import { DiscountFlags } from './discount-flags.js';
import { DiscountFlagsProcessor } from './discount-flags.processor.js';
import { OfferEdits } from './offer-edits.js';
import { OfferForesight } from './offer-foresight.js';
import { OfferRestorer } from './offer-restorer.js';
import { LargeListPacker } from './large-list-packer.js';
import { LargeListRequests } from './large-list.requests.js';
import { LargeLists } from './large-lists.js';
import { ListSizes } from './list-sizes.js';
import { NarrowedLists } from './narrowed-lists.js';
import { NarrowedPages } from './narrowed-pages.js';
import { OfferWriter } from './offer-writer.js';
import { ProductListsPagesController } from './product-lists.pages.controller.js';
import { ProductLists } from './product-lists.service.js';
import { PlacementRequests } from './placement.requests.js';
import { PopularityTiers } from './popularity-tiers.js';
import { PopularityTiersProcessor } from './popularity-tiers.processor.js';
import { OwnApiLists } from './own-api-lists.js';
import { OwnProductsSearch } from './own-products.search.js';
import { ProductAnswers } from './product-answers.js';
import { ProductApiFilters } from './product-api-filters.js';
import { ProductApiLists } from './product-api-lists.js';
import { ProductGroups } from './product-groups.js';
import { ProductFilters } from './product-filters.js';
import { ProductRecords } from './product-records.js';
import { ProductsController } from './products.controller.js';
import { Product } from './product.entity.js';
import { ProductsPagesController } from './products.pages.controller.js';
import { ProductsSearch } from './products.search.js';
import { ProductsService } from './products.service.js';
import { SearchAlternatives } from './search-alternatives.js';
import { ListHeads } from './list-heads.js';
import { SearchHits } from './search-hits.js';
import { SearchPage } from './search-page.js';
import { SearchReading } from './search-reading.js';
import { SuggestedProducts } from './suggested-products.js';
import { TextCategories } from './text-categories.js';
import { TextCategoriesProcessor } from './text-categories.processor.js';

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
    AttributeChoices,
    Brands,
    CategoryPage,
    ChosenNames,
    FeaturedRows,
    LargeListPacker,
    LargeListRequests,
    LargeLists,
    ListSizes,
    NarrowedLists,
    NarrowedPages,
    ProductsService,
    ProductsSearch,
    ProductLists,
    CatalogueCounts,
    CatalogueService,
    CatalogueRequests,
    PlacementRequests,
    PopularityTiers,
    PopularityTiersProcessor,
    CatalogueListener,
    CatalogueProcessor,
    CompanyOffers,
    DiscountFlags,
    DiscountFlagsProcessor,
    OfferEdits,
    OfferForesight,
    OfferRestorer,
    OfferWriter,
    OwnApiLists,
    OwnProductsSearch,
    ProductAnswers,
    ProductApiFilters,
    ProductApiLists,
    ProductFilters,
    ProductGroups,
    ProductRecords,
    SearchAlternatives,
    ListHeads,
    SearchHits,
    SearchPage,
    SearchReading,
    SuggestedProducts,
    TextCategories,
    TextCategoriesProcessor,
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
    OfferForesight,
    OfferRestorer,
    OfferWriter,
    OwnProductsSearch,
    ProductAnswers,
    ProductGroups,
    ProductRecords,
    SuggestedProducts,
  ],
})
export class ProductsModule {}
