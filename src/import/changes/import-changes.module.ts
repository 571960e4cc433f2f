import { Module } from '@nestjs/common';
import { CategoriesModule } from '../../categories/categories.module.js';
import { ImportModule } from '../import.module.js';
import { ImportDifferencesModule } from '../differences/import-differences.module.js';
import { ChangesController } from './changes.controller.js';
import { ChangesResponses } from './changes-responses.js';
import { ChangesPagesController } from './changes.pages.controller.js';
import { ChangesPage } from './changes-page.js';

/** The page and the API of the changes that imports make or would make. */
@Module({
  imports: [CategoriesModule, ImportDifferencesModule, ImportModule],
  controllers: [ChangesController, ChangesPagesController],
  providers: [ChangesPage, ChangesResponses],
})
export class ImportChangesModule {}
