import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../../access/can.decorator.js';
import { NotFound } from '../../../core/errors/domain-errors.js';
import { FailureToast } from '../../../core/http/errors/failure-toast.js';
import { IdParams } from '../../../core/http/input/id-params.js';
import { lenientQuery } from '../../../core/http/input/lenient-query.js';
import { FormRedirects } from '../../../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../../../core/http/pages/page-head.js';
import { toast } from '../../../core/http/pages/toast.js';
import { Texts } from '../../../core/i18n/texts.js';
import { Page } from '../../../core/inertia/page.decorator.js';
import { redirect } from '../../../core/inertia/responses.js';
import { ImportStores } from '../../import-stores.js';
import { LocalizedGet, LocalizedPost, route } from '../../../routes.js';
import { CategoriesPageQuery, MappingsChangeInput, MappingsChangeQuery } from './category-mapping.input.js';
import { MappingChangePage } from './mapping-change-page.js';
import { type MappingsChanged, MappingChangesService } from './mapping-changes.service.js';
import { addressOf, isSelection, toChosenPaths, withInput } from './mapping-selection.js';

const NOT_SAVED = 'toast.details.setter_error_products';

/** Changes of many category paths together. */
@Controller()
export class MappingChangesPagesController {
  constructor(
    private readonly changes: MappingChangesService,
    private readonly page: MappingChangePage,
    private readonly stores: ImportStores,
    private readonly redirects: FormRedirects,
    private readonly texts: Texts,
  ) {}

  @LocalizedGet('admin.imports.categories.change')
  @Can('company.read')
  @Page('import/mapping-change')
  @PrivateTitle('mappings.change.title')
  show(@Req() { query, locale, actor }: FastifyRequest) {
    return this.page.props(actor, lenientQuery(MappingsChangeQuery, query), locale);
  }

  @LocalizedPost('admin.imports.categories.change')
  @Can('imports.run')
  @FailureToast(NOT_SAVED)
  async change(@Req() request: FastifyRequest, @Body() input: MappingsChangeInput) {
    const { actor, locale } = request;
    const query = withInput(lenientQuery(MappingsChangeQuery, request.query), input);
    const { id: companyId } = await this.stores.get(actor, query.company);
    if (!isSelection(query)) throw new NotFound();
    const change = toChange(input);
    if (!change) return redirect(route('admin.imports.categories.change', {}, locale, addressOf(query)));
    const paths = toChosenPaths(companyId, query);
    const isBranch = Boolean(query.branch) && !('minimum' in change);
    const done = isBranch
      ? await this.changes.changePath(actor, companyId, query.branch!, {
          ...change,
          below: change.excluded || change.categoryId !== null,
        })
      : await this.changes.change(actor, paths, change);
    return this.toList(request, query, isBranch ? 'mappings.toast.branch' : 'mappings.toast.changed', done);
  }

  @LocalizedPost('admin.imports.categories.undo')
  @Can('imports.run')
  @FailureToast(NOT_SAVED)
  async undo(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    const query = lenientQuery(CategoriesPageQuery, request.query);
    const company = await this.stores.get(request.actor, query.company);
    const done = await this.changes.undo(request.actor, company.id, id);
    return this.toList(request, query, 'mappings.toast.undone', done);
  }

  private toList(
    request: FastifyRequest,
    { company, origin, query }: CategoriesPageQuery,
    message: string,
    { count, id }: MappingsChanged,
  ) {
    const { locale } = request;
    const key = count ? message : 'mappings.toast.unchanged';
    const note = toast(this.texts, locale, count ? 'success' : 'info', key, { count });
    const undo = id !== null && {
      undo: { url: route('admin.imports.categories.undo', { id }, locale, { company, origin, query }) },
    };
    const list = route('admin.imports.categories', {}, locale, { company, origin, query });
    return this.redirects.to(request, list, { ...note, ...undo });
  }
}

/** null: the choices are asked for. */
function toChange({ action, categoryId, minimum }: MappingsChangeInput) {
  if (minimum) return { minimum: minimum === 'sure' ? minimum : Number(minimum) } as const;
  if (action === 'accept') return { minimum: 1 } as const;
  if (categoryId) return { categoryId, excluded: false };
  return action === 'exclude' || action === 'reset'
    ? { categoryId: null, excluded: action === 'exclude' }
    : null;
}
