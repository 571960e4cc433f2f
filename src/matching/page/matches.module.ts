import { Module } from '@nestjs/common';
import { MatchDecisionsModule } from '../decisions/decisions.module.js';
import { MatchingModule } from '../matching.module.js';
import { MatchesPage } from './matches-page.js';
import { MatchesPagesController } from './matches.pages.controller.js';

/** The page of suggestions and decisions which offers are one product. */
@Module({
  imports: [MatchDecisionsModule, MatchingModule],
  controllers: [MatchesPagesController],
  providers: [MatchesPage],
})
export class MatchesPageModule {}
