import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { CleaningProcessor } from './cleaning.processor.js';
import { MediaCleaning } from './media-cleaning.js';
import { Media } from './media.entity.js';
import { MediaDeletion } from './media-deletion.js';
import { MediaRemoval } from './media-removal.js';
import { MediaService } from './media.service.js';
import { MediaUploads } from './media-uploads.js';
import { PictureChoice } from './picture-choice.js';
import { PictureItems } from './picture-items.js';
import { PictureReferences } from './picture-references.js';
import { PictureReplacing } from './picture-replacing.js';
import { PictureTexts } from './picture-texts.js';

@Module({
  imports: [AuditModule, PicturesModule, TypeOrmModule.forFeature([Media])],
  providers: [
    MediaService,
    MediaUploads,
    MediaRemoval,
    MediaDeletion,
    MediaCleaning,
    CleaningProcessor,
    PictureChoice,
    PictureItems,
    PictureReferences,
    PictureReplacing,
    PictureTexts,
  ],
  exports: [
    MediaService,
    MediaUploads,
    MediaRemoval,
    PictureChoice,
    PictureItems,
    PictureReferences,
    PictureReplacing,
    PictureTexts,
    TypeOrmModule,
  ],
})
export class MediaModule {}
