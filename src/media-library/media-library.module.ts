import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MediaModule } from '../media/media.module.js';
import { MediaController } from './media.controller.js';
import { MediaFormsPagesController } from './media-forms.pages.controller.js';
import { MediaIntake } from './media.intake.js';
import { MediaLibrary } from './media.library.js';
import { PictureStatesShare } from './picture-states.share.js';

@Module({
  imports: [AuditModule, MediaModule],
  controllers: [MediaController, MediaFormsPagesController],
  providers: [MediaIntake, MediaLibrary, PictureStatesShare],
})
export class MediaLibraryModule {}
