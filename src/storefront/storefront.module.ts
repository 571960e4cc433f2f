import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module.js';
import { ContentModule } from '../content/content.module.js';
import { ProductsModule } from '../products/products.module.js';
import { StorefrontPagesController } from './storefront.pages.controller.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { DirectoryPage } from './directory-page.js';
import { DirectorySearch } from './directory.search.js';
import { HomeService } from './home.service.js';
import { ShellShare } from './shell.share.js';
import { StorePage } from './store-page.js';
import { SuggestionsModule } from './suggestions/suggestions.module.js';
import { StoresPagesController } from './stores.pages.controller.js';

@Module({
  imports: [CategoriesModule, CompaniesModule, ContentModule, ProductsModule, SuggestionsModule],
  controllers: [StorefrontPagesController, StoresPagesController],
  providers: [DirectoryPage, DirectorySearch, HomeService, ShellShare, StorePage],
})
export class StorefrontModule {}
