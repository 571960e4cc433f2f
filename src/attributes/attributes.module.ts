import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AttributeDefinition } from './attribute-definition.entity.js';
import { AttributesController } from './attributes.controller.js';
import { AttributesPage } from './attributes-page.js';
import { AttributesPagesController } from './attributes.pages.controller.js';
import { AttributesSearch } from './attributes.search.js';
import { AttributesService } from './attributes.service.js';

/** The registry of attribute definitions. */
@Module({
  imports: [TypeOrmModule.forFeature([AttributeDefinition]), AuditModule],
  controllers: [AttributesController, AttributesPagesController],
  providers: [AttributesService, AttributesSearch, AttributesPage],
  exports: [AttributesService],
})
export class AttributesModule {}
