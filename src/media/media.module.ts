import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaController } from './media.controller.js';
import { Media } from './media.entity.js';
import { MediaProcessor } from './media.processor.js';
import { PICTURE_QUEUE } from './media.queue.js';
import { MediaService } from './media.service.js';
import { MediaUploads } from './media.uploads.js';
import { PictureClaims } from './picture-claims.js';
import { PictureDrain } from './picture-drain.js';
import { PictureStore } from './picture-store.js';

@Module({
  imports: [TypeOrmModule.forFeature([Media]), BullModule.registerQueue({ name: PICTURE_QUEUE })],
  controllers: [MediaController],
  providers: [MediaService, MediaProcessor, MediaUploads, PictureClaims, PictureDrain, PictureStore],
  exports: [MediaService],
})
export class MediaModule {}
