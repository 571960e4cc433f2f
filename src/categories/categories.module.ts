import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { MediaModule } from '../media/media.module.js';
import { CategoriesPage } from './categories-page.js';
import { CategoriesController } from './categories.controller.js';
import { CategoriesPagesController } from './categories.pages.controller.js';
import { CategoriesService } from './categories.service.js';
import { Category } from './category.entity.js';
import { CategoryChoicesShare } from './category-choices.share.js';
import { CategoryAnswers } from './category-answers.js';
import { CategoryPictures } from './category-pictures.js';
import { CategoryPicturesController } from './category-pictures.controller.js';
import { CategoryRemoval } from './category-removal.js';
import { CategoryWriter } from './category-writer.js';

/** The tree of the catalogue. */
@Module({
  imports: [TypeOrmModule.forFeature([Category]), AuditModule, MediaModule],
  controllers: [CategoriesController, CategoryPicturesController, CategoriesPagesController],
  providers: [
    CategoriesService,
    CategoryWriter,
    CategoryRemoval,
    CategoryPictures,
    CategoriesPage,
    CategoryChoicesShare,
    CategoryAnswers,
  ],
  exports: [CategoriesService, CategoryWriter],
})
export class CategoriesModule {}
