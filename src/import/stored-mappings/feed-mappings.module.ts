import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../audit/audit.module.js';
import { FeedMapping } from './feed-mapping.entity.js';
import { FeedMappingsService } from './feed-mappings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([FeedMapping]), AuditModule],
  providers: [FeedMappingsService],
  exports: [FeedMappingsService],
})
export class FeedMappingsModule {}
