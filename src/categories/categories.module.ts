import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { MediaModule } from '../media/media.module.js';
import { CategoriesService } from './categories.service.js';
import { Category } from './category.entity.js';
import { CategoryRemoval } from './category-removal.js';
import { CategoryWriter } from './category-writer.js';

/** The tree of the catalogue. */
@Module({
  imports: [TypeOrmModule.forFeature([Category]), AuditModule, MediaModule],
  providers: [CategoriesService, CategoryWriter, CategoryRemoval],
  exports: [CategoriesService, CategoryWriter],
})
export class CategoriesModule {}
