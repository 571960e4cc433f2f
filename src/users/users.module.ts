import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { GrantsService } from './grants.service.js';
import { User } from './user.entity.js';
import { UsersService } from './users.service.js';

/** People who work with the catalogue. */
@Module({
  imports: [TypeOrmModule.forFeature([User]), AuditModule, CompaniesModule],
  providers: [UsersService, GrantsService],
  exports: [UsersService, GrantsService],
})
export class UsersModule {}
