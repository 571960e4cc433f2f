import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { PictureClaims } from './picture-claims.js';
import { PictureDrain } from './picture-drain.js';
import { PictureProcessor } from './picture.processor.js';
import { PICTURE_QUEUE } from './picture.queue.js';
import { PictureStore } from './picture-store.js';
import { PicturesController } from './pictures.controller.js';
import { UploadDrain } from './upload-drain.js';

@Module({
  imports: [BullModule.registerQueue({ name: PICTURE_QUEUE })],
  controllers: [PicturesController],
  providers: [PictureClaims, PictureDrain, PictureProcessor, PictureStore, UploadDrain],
  // other modules share this connection to the queue
  exports: [BullModule, PictureStore],
})
export class PicturesModule {}
