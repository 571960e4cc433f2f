import { Module } from '@nestjs/common';
import { ProductsModule } from '../../products/products.module.js';
import { SearchModule } from '../../search/search.module.js';
import { AssistantPagesController } from './assistant.pages.controller.js';
import { AssistantService } from './assistant.service.js';
import { AssistantShare } from './assistant.share.js';

/** Answers questions about products by the catalogue's own search. */
@Module({
  imports: [ProductsModule, SearchModule],
  controllers: [AssistantPagesController],
  providers: [AssistantService, AssistantShare],
})
export class AssistantModule {}
