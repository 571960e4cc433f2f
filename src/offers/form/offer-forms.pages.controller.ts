import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import type { Actor } from '../../access/actor.js';
import { Can } from '../../access/can.decorator.js';
import { CurrentActor } from '../../access/current-actor.decorator.js';
import { Config } from '../../core/config/config.js';
import { backToList } from '../../core/http/pages/back-to-list.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { assertFresh, type ExpectedVersions, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { toast } from '../../core/http/pages/toast.js';
import { Precognitive } from '../../core/inertia/http/precognition.js';
import type { FlashData } from '../../core/inertia/pages.js';
import { redirect } from '../../core/inertia/responses.js';
import { LocalizedDelete, LocalizedPatch, LocalizedPost, LocalizedPut, route } from '../../routes.js';
import type { ProductKind } from '../../products/product.entity.js';
import { listPath } from '../offers-address.js';
import { toChanges, toPatch } from '../editing/product.changes.js';
import { fromForm, ProductFormInput, ProductRowInput } from './product-form.input.js';
import { toSentValues } from './product-form.presenter.js';
import { SAVED_OFFER } from './saved-offer.js';
import { ProductsEditing } from '../editing/products-editing.js';

/** Texts of each kind. */
const TEXTS = {
  product: {
    failed: 'toast.details.setter_error_products',
    saved: 'toast.details.setter_success_products',
    deleted: 'offers.toast.deleted.product',
    restored: 'offers.toast.restored.product',
  },
  service: {
    failed: 'offers.toast.not_saved.service',
    saved: 'offers.toast.saved.service',
    deleted: 'offers.toast.deleted.service',
    restored: 'offers.toast.restored.service',
  },
} as const;

/** The kind of the list that the form stands over. */
function kindOf(request: FastifyRequest): ProductKind {
  const [page = ''] = (request.headers.referer ?? '').split('?');
  return page.endsWith(listPath('service', request.locale)) ? 'service' : 'product';
}
const NOT_SAVED = (request: FastifyRequest) => TEXTS[kindOf(request)].failed;

/** Forms of products and services; each redirects back to the list. */
@Controller()
@Can('products.write')
export class OfferFormsPagesController {
  constructor(
    private readonly editing: ProductsEditing,
    private readonly i18n: I18nService,
    private readonly config: Config,
  ) {}

  @LocalizedPost('admin.products')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async create(
    @Req() request: FastifyRequest,
    @CurrentActor() actor: Actor,
    @Body() input: ProductFormInput,
  ) {
    const named = { companyId: input.companyId ?? undefined };
    await this.editing.create(actor, named, toChanges(fromForm(input), request.locale));
    return this.done(request, 'saved');
  }

  @LocalizedPut('admin.products.one')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async update(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @CurrentActor() actor: Actor,
    @Body() input: ProductFormInput,
    @IfMatch() expected: ExpectedVersions,
  ) {
    await this.editing.update(actor, id, (stored) => {
      assertFresh(expected, stored, toSentValues);
      return toChanges(fromForm(input), request.locale, stored);
    });
    return this.done(request, 'saved');
  }

  /** What is changed in the list itself. */
  @LocalizedPatch('admin.products.one')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async patch(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @CurrentActor() actor: Actor,
    @Body() input: ProductRowInput,
    @IfMatch() expected: ExpectedVersions,
  ) {
    await this.editing.update(actor, id, (stored) => {
      assertFresh(expected, stored, toSentValues);
      return toPatch(input);
    });
    return this.done(request, 'saved');
  }

  @LocalizedDelete('admin.products.one')
  @FailureToast(NOT_SAVED)
  async remove(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @CurrentActor() actor: Actor,
    @IfMatch() expected: ExpectedVersions,
  ) {
    await this.editing.remove(actor, id, (stored) => assertFresh(expected, stored, toSentValues));
    const url = route('admin.products.restoration', { id }, request.locale);
    return this.done(request, 'deleted', { undo: { url } });
  }

  @LocalizedPost('admin.products.restoration')
  @FailureToast(NOT_SAVED)
  async restore(@Req() request: FastifyRequest, @Param() { id }: IdParams, @CurrentActor() actor: Actor) {
    await this.editing.restore(actor, id);
    return this.done(request, 'restored');
  }

  private done(request: FastifyRequest, what: 'saved' | 'deleted' | 'restored', flash: FlashData = {}) {
    const { locale } = request;
    const kind = kindOf(request);
    const list = listPath(kind, locale);
    const { toast: note } = toast(this.i18n, locale, 'success', TEXTS[kind][what]);
    // one that can be taken back stays by itself
    const told = what === 'saved' ? { ...note, id: SAVED_OFFER } : note;
    return redirect(backToList(request, list, this.config.publicUrl), { flash: { toast: told, ...flash } });
  }
}
