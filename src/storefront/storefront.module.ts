import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module.js';
import { ProductsModule } from '../products/products.module.js';
import { StorefrontPagesController } from './storefront.pages.controller.js';
import { ShellShare } from './shell.share.js';
import { StoresService } from './stores.service.js';

@Module({
  imports: [CategoriesModule, ProductsModule],
  controllers: [StorefrontPagesController],
  providers: [StoresService, ShellShare],
})
export class StorefrontModule {}
