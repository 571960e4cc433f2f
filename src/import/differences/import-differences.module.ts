import { Module } from '@nestjs/common';
import { DifferenceReports } from './difference-reports.js';
import { DifferenceStore } from './difference.store.js';

/** How imports change the offers of stores, offer by offer. */
@Module({
  providers: [DifferenceReports, DifferenceStore],
  exports: [DifferenceReports, DifferenceStore],
})
export class ImportDifferencesModule {}
