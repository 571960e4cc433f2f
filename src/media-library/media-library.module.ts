import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { MediaController } from './media.controller.js';
import { MediaLibrary } from './media.library.js';

@Module({
  imports: [MediaModule],
  controllers: [MediaController],
  providers: [MediaLibrary],
})
export class MediaLibraryModule {}
