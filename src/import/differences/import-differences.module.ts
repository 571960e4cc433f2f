import { Module } from '@nestjs/common';
import { DifferenceReports } from './difference-reports.js';
import { DifferenceStore } from './difference.store.js';

/** Differences between an import and the catalogue, by offer. */
@Module({
  providers: [DifferenceReports, DifferenceStore],
  exports: [DifferenceReports, DifferenceStore],
})
export class ImportDifferencesModule {}
