import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { SelectedRecords } from '../../core/http/pages/selected-records.js';
import { toast } from '../../core/http/pages/toast.js';
import { StreamedUpload } from '../../core/inertia/http/multipart.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { redirect } from '../../core/inertia/responses.js';
import { LocalizedGet, LocalizedPatch, LocalizedPost, route } from '../../routes.js';
import { ImportsQuery, RunAction, RunsAction } from '../import.input.js';
import { ImportsPage } from './imports-page.js';
import { IssueFiles } from '../issue-files.js';
import { ImportPresenter } from '../import.presenter.js';
import { ImportStores } from '../import-stores.js';
import { ImportsService } from '../imports.service.js';
import { importUpload } from '../upload.js';

const NOT_SAVED = 'toast.details.setter_error_products';

/** The imports section of the admin area and its forms. */
@Controller()
export class ImportsPagesController {
  constructor(
    private readonly imports: ImportsService,
    private readonly page: ImportsPage,
    private readonly files: IssueFiles,
    private readonly stores: ImportStores,
    private readonly texts: Texts,
    private readonly selected: SelectedRecords,
  ) {}

  @LocalizedGet('admin.imports')
  @Can('company.read')
  @Page('import/index')
  @PrivateTitle('imports.title')
  index(@Req() request: FastifyRequest) {
    const presenter = new ImportPresenter(this.texts, request.locale);
    return this.page.props(request.actor, lenientQuery(ImportsQuery, request.query), presenter);
  }

  @LocalizedPost('admin.imports')
  @Can('imports.run')
  @FailureToast(NOT_SAVED)
  @StreamedUpload()
  async upload(@Req() request: FastifyRequest) {
    const { actor, locale } = request;
    const company = await this.stores.get(actor, lenientQuery(ImportsQuery, request.query).company);
    const run = await importUpload(request, this.imports, company);
    return redirect(route('admin.imports', {}, locale, { import: run.id }), {
      flash: toast(this.texts, locale, 'info', 'imports.toast.queued'),
    });
  }

  @LocalizedPatch('admin.imports.run')
  @Can('imports.run')
  @FailureToast(NOT_SAVED)
  async act(
    @Param() { id }: IdParams,
    @Body() { action, ...answers }: RunAction,
    @Req() { actor, locale }: FastifyRequest,
  ) {
    const repeated = action === 'repeat' ? await this.imports.repeat(actor, id) : null;
    if (action === 'confirm') await this.imports.confirm(actor, id, answers);
    const stopping = action === 'cancel' && !(await this.imports.cancel(actor, id));
    const url = route('admin.imports', {}, locale, { import: repeated?.id ?? id });
    return redirect(url, {
      flash: toast(this.texts, locale, 'info', `imports.toast.${stopping ? 'stopping' : action}`),
    });
  }

  @LocalizedPost('admin.imports.bulk')
  @Can('imports.run')
  @FailureToast(NOT_SAVED)
  cancelSelected(@Req() request: FastifyRequest, @Body() { ids }: RunsAction) {
    const { actor, locale } = request;
    return this.selected.each(
      request,
      ids,
      {
        list: route('admin.imports', {}, locale),
        done: 'imports.toast.cancelled',
        nameOf: async (id) => (await this.imports.get(actor, id)).upload.fileName,
      },
      (id) => this.imports.cancel(actor, id),
    );
  }

  @LocalizedGet('admin.imports.report')
  @Can('company.read')
  report(@Param() { id }: IdParams, @Req() { actor, locale }: FastifyRequest, @Res() reply: FastifyReply) {
    return this.files.csv(reply, actor, id, locale);
  }
}
