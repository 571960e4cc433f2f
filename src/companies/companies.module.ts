import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { MediaModule } from '../media/media.module.js';
import { CompaniesController } from './companies.controller.js';
import { CompaniesPage } from './companies-page.js';
import { CompaniesPagesController } from './companies.pages.controller.js';
import { CompaniesSearch } from './companies.search.js';
import { CompaniesService } from './companies.service.js';
import { CompanyResponses } from './company-responses.js';
import { CompanyLogos } from './company-logos.js';
import { CompanyLogosController } from './company-logos.controller.js';
import { CompanyDependents } from './company-dependents.js';
import { Company } from './company.entity.js';

/** Stores and their data. */
@Module({
  imports: [TypeOrmModule.forFeature([Company]), AuditModule, MediaModule],
  controllers: [CompaniesController, CompanyLogosController, CompaniesPagesController],
  providers: [
    CompaniesService,
    CompaniesSearch,
    CompaniesPage,
    CompanyResponses,
    CompanyLogos,
    CompanyDependents,
  ],
  exports: [CompaniesService, CompaniesSearch, CompanyDependents],
})
export class CompaniesModule {}
