import { Module } from '@nestjs/common';
import { MatchDecisionsModule } from '../decisions/decisions.module.js';
import { MatchObjectionsModule } from '../objections/match-objections.module.js';
import { MatchingModule } from '../matching.module.js';
import { MatchEffectPage } from './match-effect-page.js';
import { MatchGroupsPagesController } from './match-groups.pages.controller.js';
import { MatchesPage } from './matches-page.js';
import { MatchesPagesController } from './matches.pages.controller.js';
import { WantedDecisions } from './wanted-decisions.js';

/** The page of suggestions, objections and decisions which offers are one product. */
@Module({
  imports: [MatchDecisionsModule, MatchingModule, MatchObjectionsModule],
  controllers: [MatchesPagesController, MatchGroupsPagesController],
  providers: [MatchEffectPage, MatchesPage, WantedDecisions],
})
export class MatchesPageModule {}
