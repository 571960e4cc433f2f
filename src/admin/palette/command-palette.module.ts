import { Module } from '@nestjs/common';
import { CategoriesModule } from '../../categories/categories.module.js';
import { CompaniesModule } from '../../companies/companies.module.js';
import { ProductsModule } from '../../products/products.module.js';
import { UsersModule } from '../../users/users.module.js';
import { PaletteProducts } from './palette-products.js';
import { PaletteSearch } from './palette-search.js';
import { PaletteShare } from './palette.share.js';

/** The command palette of the admin area: sections, actions and records. */
@Module({
  imports: [CategoriesModule, CompaniesModule, ProductsModule, UsersModule],
  providers: [PaletteProducts, PaletteSearch, PaletteShare],
})
export class CommandPaletteModule {}
