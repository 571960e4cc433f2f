import { Body, Controller, Delete, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../access/can.decorator.js';
import { Responds } from '../core/http/api/response.decorator.js';
import { IdParams } from '../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../core/http/versions/if-match.decorator.js';
import { PictureInput } from '../media/picture.input.js';
import { PictureChoiceJson } from '../media/picture.json.js';
import { CompanyResponses } from './company-responses.js';
import { CompanyLogos } from './company-logos.js';

/** API of companies' logos. */
@Controller('api/companies/:id/logo')
@Can('company.write')
export class CompanyLogosController {
  constructor(
    private readonly logos: CompanyLogos,
    private readonly responses: CompanyResponses,
  ) {}

  /** `{ "mediaId": … }` of an upload, or `{ "url": "https://…" }`; reads show it once its sizes are made. */
  @Post()
  @Responds(202, PictureChoiceJson, 'Set the logo of a company')
  async set(
    @Param() { id }: IdParams,
    @Body() source: PictureInput,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const read = () => this.responses.one(id, actor, locale);
    const company = await this.logos.choose(actor, id, source, ifFresh(read));
    return { mediaId: company.logoMediaId };
  }

  @Delete()
  @Responds(204, null, 'Remove the logo of a company')
  async remove(
    @Param() { id }: IdParams,
    @IfMatch() ifFresh: IfFresh,
    @Req() { actor, locale }: FastifyRequest,
  ): Promise<void> {
    const read = () => this.responses.one(id, actor, locale);
    await this.logos.remove(actor, id, ifFresh(read));
  }
}
