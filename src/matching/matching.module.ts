import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module.js';
import { CoverageModule } from './coverage/coverage.module.js';
import { MatchRefresher } from './match-refresher.js';
import { MatchingListener } from './matching.listener.js';
import { MatchingProcessor } from './matching.processor.js';
import { MatchSuggestionsController } from './match-suggestions.controller.js';
import { MatchSuggestionsService } from './match-suggestions.service.js';

/** Suggestions which offers are one product. */
@Module({
  imports: [CoverageModule, ProductsModule],
  controllers: [MatchSuggestionsController],
  providers: [MatchingListener, MatchingProcessor, MatchRefresher, MatchSuggestionsService],
  exports: [MatchSuggestionsService],
})
export class MatchingModule {}
