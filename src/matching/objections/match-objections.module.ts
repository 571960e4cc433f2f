import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { MatchDecisionsModule } from '../decisions/decisions.module.js';
import { MatchObjectionsController } from './match-objections.controller.js';
import { MatchObjectionsPage } from './match-objections-page.js';
import { MatchObjectionsPagesController } from './match-objections.pages.controller.js';
import { MatchObjectionsService } from './match-objections.service.js';
import { ObjectionAnswers } from './objection-answers.js';

/** Objections of stores to the comparison of their offers, and answers of catalogue admins. */
@Module({
  imports: [AuditModule, MatchDecisionsModule],
  controllers: [MatchObjectionsController, MatchObjectionsPagesController],
  providers: [MatchObjectionsPage, MatchObjectionsService, ObjectionAnswers],
  exports: [MatchObjectionsService, ObjectionAnswers],
})
export class MatchObjectionsModule {}
