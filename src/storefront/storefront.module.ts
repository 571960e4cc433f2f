import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module.js';
import { ContentModule } from '../content/content.module.js';
import { ProductsModule } from '../products/products.module.js';
import { StorefrontPagesController } from './storefront.pages.controller.js';
import { HomeService } from './home.service.js';
import { ShellShare } from './shell.share.js';
import { StoresService } from './stores.service.js';

@Module({
  imports: [CategoriesModule, ContentModule, ProductsModule],
  controllers: [StorefrontPagesController],
  providers: [HomeService, StoresService, ShellShare],
})
export class StorefrontModule {}
