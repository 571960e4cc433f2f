import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { Public } from '../../access/public.decorator.js';
import { Config } from '../../core/config/config.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import { ApiDocument } from './api-document.js';
import { docsPage, START_SCRIPT, VENDORED } from './docs-page.js';

/** The API description: a document and a page. */
@Controller('api')
@Public()
export class ApiDocsController {
  constructor(
    private readonly document: ApiDocument,
    private readonly config: Config,
  ) {}

  @Get('docs-json')
  @Header('X-Robots-Tag', 'noindex')
  json() {
    return this.document.get();
  }

  @Get('docs')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('X-Robots-Tag', 'noindex')
  page(): string {
    return docsPage(this.config.appName);
  }

  @Get('docs/start.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  script(): string {
    return START_SCRIPT;
  }

  @Get('docs/:file')
  @Header('Cache-Control', 'public, max-age=3600')
  file(@Param('file') file: string): StreamableFile {
    const type = Object.hasOwn(VENDORED, file) && VENDORED[file];
    if (!type) throw new NotFound();
    const path = join(this.config.root, 'node_modules/swagger-ui-dist', file);
    return new StreamableFile(createReadStream(path), { type });
  }
}
