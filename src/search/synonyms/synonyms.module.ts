import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../audit/audit.module.js';
import { Synonym } from './synonym.entity.js';
import { SynonymsController } from './synonyms.controller.js';
import { SynonymsService } from './synonyms.service.js';

/** Synonyms of searches. */
@Module({
  imports: [TypeOrmModule.forFeature([Synonym]), AuditModule],
  controllers: [SynonymsController],
  providers: [SynonymsService],
  exports: [SynonymsService],
})
export class SynonymsModule {}
