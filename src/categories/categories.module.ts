import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { MediaModule } from '../media/media.module.js';
import { CategoriesService } from './categories.service.js';
import { Category } from './category.entity.js';
import { CategoriesController } from './api/categories.controller.js';
import { CategoryResponses } from './api/category-responses.js';
import { CategoryPicturesController } from './api/category-pictures.controller.js';
import { CategoryChoicesShare } from './choices/category-choices.share.js';
import { CategoriesPage } from './page/categories-page.js';
import { CategoriesPagesController } from './page/categories.pages.controller.js';
import { CategoryPictures } from './writing/category-pictures.js';
import { CategoryRemoval } from './writing/category-removal.js';
import { CategoryWriter } from './writing/category-writer.js';

const API = [CategoryResponses];
const CHOICES = [CategoryChoicesShare];
const PAGE = [CategoriesPage];
const WRITING = [CategoryWriter, CategoryRemoval, CategoryPictures];

@Module({
  imports: [TypeOrmModule.forFeature([Category]), AuditModule, MediaModule],
  controllers: [CategoriesController, CategoryPicturesController, CategoriesPagesController],
  providers: [CategoriesService, ...API, ...CHOICES, ...PAGE, ...WRITING],
  exports: [CategoriesService, CategoryWriter],
})
export class CategoriesModule {}
