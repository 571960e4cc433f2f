import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Texts } from '../../../core/i18n/texts.js';
import { Can } from '../../../access/can.decorator.js';
import { sendFile } from '../../../core/http/api/send-file.js';
import { FailureToast } from '../../../core/http/errors/failure-toast.js';
import { IdParams } from '../../../core/http/input/id-params.js';
import { type IfFresh, IfMatch } from '../../../core/http/versions/if-match.decorator.js';
import { lenientQuery } from '../../../core/http/input/lenient-query.js';
import { PrivateTitle } from '../../../core/http/pages/page-head.js';
import { toast } from '../../../core/http/pages/toast.js';
import { Page } from '../../../core/inertia/page.decorator.js';
import { back, redirect } from '../../../core/inertia/responses.js';
import { csvTable } from '../../../core/text/csv.js';
import { LocalizedDelete, LocalizedGet, route } from '../../../routes.js';
import { EXAMPLE_ROWS, EXAMPLE_TITLES } from './example-table.js';
import { FormatsPageQuery } from './feed-mapping.input.js';
import { FormatsPage } from './formats-page.js';
import { toStoredValues } from './mapping-form.js';
import { StoredFormats } from './stored-formats.service.js';

/** The page of a store's own formats. */
@Controller()
export class FormatsPagesController {
  constructor(
    private readonly page: FormatsPage,
    private readonly formats: StoredFormats,
    private readonly texts: Texts,
  ) {}

  @LocalizedGet('admin.imports.formats')
  @Can('company.read')
  @Page('import/formats')
  @PrivateTitle('formats.own.title')
  index(@Req() { query, locale, actor }: FastifyRequest) {
    return this.page.props(actor, lenientQuery(FormatsPageQuery, query).company, locale);
  }

  /** Redirects to the page for editing it; the audit log links here. */
  @LocalizedGet('admin.imports.own-format')
  @Can('imports.run')
  async show(@Req() { locale, actor }: FastifyRequest, @Param() { id }: IdParams) {
    return redirect(await this.page.urlOf(actor, id, locale));
  }

  @LocalizedDelete('admin.imports.own-format')
  @Can('imports.run')
  @FailureToast('toast.details.setter_error_products')
  async remove(
    @Req() { locale, actor }: FastifyRequest,
    @Param() { id }: IdParams,
    @IfMatch() ifFresh: IfFresh,
  ) {
    await this.formats.remove(actor, id, ifFresh(toStoredValues));
    return back(route('admin.imports.formats', {}, locale), {
      flash: toast(this.texts, locale, 'success', 'formats.toast.deleted'),
    });
  }

  /** An example of a table that is recognised. */
  @LocalizedGet('admin.imports.example')
  @Can('company.read')
  example(@Req() { locale }: FastifyRequest, @Res() reply: FastifyReply) {
    const name = this.texts.t('formats.example_file', locale);
    return sendFile(reply, `${name}.csv`, csvTable(EXAMPLE_TITLES, [EXAMPLE_ROWS]));
  }
}
