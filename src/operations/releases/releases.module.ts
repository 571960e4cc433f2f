import { Module } from '@nestjs/common';
import { KeptBuilds } from './kept-builds.js';
import { ReleasesController } from './releases.controller.js';

@Module({ controllers: [ReleasesController], providers: [KeptBuilds], exports: [KeptBuilds] })
export class ReleasesModule {}
