import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PicturesModule } from '../pictures/pictures.module.js';
import { CleaningProcessor } from './cleaning.processor.js';
import { MediaCleaning } from './media.cleaning.js';
import { Media } from './media.entity.js';
import { MediaRemoval } from './media.removal.js';
import { MediaService } from './media.service.js';
import { MediaUploads } from './media.uploads.js';
import { PictureChoice } from './picture-choice.js';
import { PictureReferences } from './picture-references.js';

@Module({
  imports: [PicturesModule, TypeOrmModule.forFeature([Media])],
  providers: [
    MediaService,
    MediaUploads,
    MediaRemoval,
    MediaCleaning,
    CleaningProcessor,
    PictureChoice,
    PictureReferences,
  ],
  exports: [MediaService, MediaUploads, MediaRemoval, PictureChoice, PictureReferences, TypeOrmModule],
})
export class MediaModule {}
