import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { CompaniesModule } from '../../companies/companies.module.js';
import { MediaModule } from '../media.module.js';
import { MediaController } from './media.controller.js';
import { MediaFilesController } from './media-files.controller.js';
import { MediaFilesPagesController } from './media-files.pages.controller.js';
import { MediaFiles } from './media-files.js';
import { MediaFormsPagesController } from './media-forms.pages.controller.js';
import { MediaIntake } from './media-intake.js';
import { MediaLibrary } from './media-library.js';
import { MediaForms } from './media-forms.js';
import { MediaPage } from './media-page.js';
import { MediaPagesController } from './media.pages.controller.js';
import { MediaSearch } from './media.search.js';
import { MediaUsesList } from './media-uses-list.js';
import { PictureChoicesShare } from './picture-choices.share.js';
import { PictureStatesShare } from './picture-states.share.js';

@Module({
  imports: [AuditModule, CompaniesModule, MediaModule],
  controllers: [
    MediaController,
    MediaFilesController,
    MediaPagesController,
    MediaFormsPagesController,
    MediaFilesPagesController,
  ],
  providers: [
    MediaFiles,
    MediaForms,
    MediaIntake,
    MediaLibrary,
    MediaPage,
    MediaSearch,
    MediaUsesList,
    PictureChoicesShare,
    PictureStatesShare,
  ],
})
export class MediaLibraryModule {}
