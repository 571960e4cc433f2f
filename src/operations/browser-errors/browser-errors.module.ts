import { Module } from '@nestjs/common';
import { ReleasesModule } from '../releases/releases.module.js';
import { BrowserErrors } from './browser-errors.js';
import { BrowserErrorsController } from './browser-errors.controller.js';
import { MappedStack } from './mapped-stack.js';

@Module({
  imports: [ReleasesModule],
  controllers: [BrowserErrorsController],
  providers: [BrowserErrors, MappedStack],
  exports: [BrowserErrors],
})
export class BrowserErrorsModule {}
