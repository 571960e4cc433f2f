import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CleaningProcessor } from './cleaning.processor.js';
import { MediaCleaning } from './media.cleaning.js';
import { MediaController } from './media.controller.js';
import { Media } from './media.entity.js';
import { MediaLibrary } from './media.library.js';
import { MediaProcessor } from './media.processor.js';
import { PICTURE_QUEUE } from './media.queue.js';
import { MediaRemoval } from './media.removal.js';
import { MediaService } from './media.service.js';
import { MediaUploads } from './media.uploads.js';
import { PictureChoice } from './picture-choice.js';
import { PictureClaims } from './picture-claims.js';
import { PictureDrain } from './picture-drain.js';
import { PictureStore } from './picture-store.js';
import { PicturesController } from './pictures.controller.js';
import { UploadDrain } from './upload-drain.js';

@Module({
  imports: [TypeOrmModule.forFeature([Media]), BullModule.registerQueue({ name: PICTURE_QUEUE })],
  controllers: [MediaController, PicturesController],
  providers: [
    MediaService,
    MediaLibrary,
    MediaUploads,
    MediaRemoval,
    MediaCleaning,
    MediaProcessor,
    CleaningProcessor,
    PictureChoice,
    PictureClaims,
    PictureDrain,
    PictureStore,
    UploadDrain,
  ],
  exports: [MediaService, PictureChoice],
})
export class MediaModule {}
