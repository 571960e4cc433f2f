import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Media } from './media.entity.js';
import { PICTURE_QUEUE } from './media.queue.js';
import { MediaService } from './media.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Media]), BullModule.registerQueue({ name: PICTURE_QUEUE })],
  providers: [MediaService],
  exports: [MediaService],
})
export class MediaModule {}
