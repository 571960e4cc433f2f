import { Module } from '@nestjs/common';
import { StoreHealthPage } from './store-health-page.js';
import { StoreHealthPagesController } from './store-health.pages.controller.js';

/** The table of all stores with the state of their data. */
@Module({ controllers: [StoreHealthPagesController], providers: [StoreHealthPage] })
export class StoreHealthModule {}
