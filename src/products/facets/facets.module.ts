import { Module } from '@nestjs/common';
import { ColumnStore } from './column-store.js';

/** What the filters of a list may choose: large lists are narrowed, counted and sorted in memory. */
@Module({ providers: [ColumnStore], exports: [ColumnStore] })
export class FacetsModule {}
