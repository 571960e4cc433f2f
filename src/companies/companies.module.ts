import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { CompaniesService } from './companies.service.js';
import { Company } from './company.entity.js';

/** Stores and what is known about them. */
@Module({
  imports: [TypeOrmModule.forFeature([Company]), AuditModule],
  providers: [CompaniesService],
  exports: [CompaniesService],
})
export class CompaniesModule {}
