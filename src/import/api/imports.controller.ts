import { Controller, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { assertCompany } from '../../access/actor-scope.js';
import { Can } from '../../access/can.decorator.js';
import { CompaniesService } from '../../companies/companies.service.js';
import { Responds, AcceptsUpload } from '../../core/http/api/response.decorator.js';
import { ApiQuery } from '../../core/http/api/api-query.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { StreamedUpload } from '../../core/inertia/http/multipart.js';
import { UploadFields } from '../import.input.js';
import { ImportJson } from '../import.json.js';
import { ImportDetails } from './import-details.js';
import { ImportsService } from '../imports.service.js';
import { importUpload } from '../upload.js';

/** Uploads of feed files. */
@Controller('api')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly companies: CompaniesService,
    private readonly details: ImportDetails,
  ) {}

  /** Multipart field `uploadXML`, `.xml`, `.csv`, `.tsv` or `.txt`, each also as `.gz`; answers with the queued import. */
  @Post('products/import/:id')
  @Can('imports.run')
  @AcceptsUpload({ file: 'uploadXML', several: false, fields: UploadFields })
  @Responds(202, ImportJson, 'Import a feed file')
  @StreamedUpload()
  async upload(@Req() request: FastifyRequest, @Param() { id }: IdParams, @Query() _: ApiQuery) {
    const { actor } = request;
    assertCompany(actor, 'imports.run', id);
    const company = await this.companies.get(id);
    const run = await importUpload(request, this.imports, company);
    return this.details.presenter(request.locale).toSummary(run);
  }
}
