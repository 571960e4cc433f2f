import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AttributeDefinition } from './attribute-definition.entity.js';
import { AttributesController } from './attributes.controller.js';
import { AttributesPage } from './attributes-page.js';
import { AttributesPagesController } from './attributes.pages.controller.js';
import { AttributesSearch } from './attributes.search.js';
import { AttributesService } from './attributes.service.js';
import { AttributeMergesController } from './merging/attribute-merges.controller.js';
import { AttributeMergesPagesController } from './merging/attribute-merges.pages.controller.js';
import { DefinitionMergePage } from './merging/definition-merge-page.js';
import { DefinitionMerges } from './merging/definition-merges.js';
import { ValueMergePage } from './merging/value-merge-page.js';
import { ValueMerges } from './merging/value-merges.js';

const MERGING = [DefinitionMergePage, DefinitionMerges, ValueMergePage, ValueMerges];

/** The registry of attribute definitions. */
@Module({
  imports: [TypeOrmModule.forFeature([AttributeDefinition]), AuditModule],
  controllers: [
    AttributesController,
    AttributesPagesController,
    AttributeMergesController,
    AttributeMergesPagesController,
  ],
  providers: [AttributesService, AttributesSearch, AttributesPage, ...MERGING],
  exports: [AttributesService],
})
export class AttributesModule {}
