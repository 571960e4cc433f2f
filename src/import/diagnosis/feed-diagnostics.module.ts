import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Import } from '../import.entity.js';
import { FeedMappingsModule } from '../stored-mappings/feed-mappings.module.js';
import { ImportModule } from '../import.module.js';
import { DiagnosisResponses } from './diagnosis-responses.js';
import { DiagnosisController } from './diagnosis.controller.js';
import { DiagnosisPage } from './diagnosis-page.js';
import { DiagnosisPagesController } from './diagnosis.pages.controller.js';
import { DiagnosisService } from './diagnosis.service.js';
import { FindingReports } from './finding-reports.js';
import { LiveCoverage } from './live-coverage.js';

/** The diagnosis of stores' feeds. */
@Module({
  imports: [TypeOrmModule.forFeature([Import]), FeedMappingsModule, ImportModule],
  controllers: [DiagnosisController, DiagnosisPagesController],
  providers: [LiveCoverage, FindingReports, DiagnosisService, DiagnosisResponses, DiagnosisPage],
})
export class FeedDiagnosticsModule {}
