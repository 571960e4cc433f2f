import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { type IfFresh, IfMatch } from '../../core/http/versions/if-match.decorator.js';
import { toast } from '../../core/http/pages/toast.js';
import { Precognitive } from '../../core/inertia/http/precognition.js';
import type { FlashData } from '../../core/inertia/pages.js';
import { redirect } from '../../core/inertia/responses.js';
import { LocalizedDelete, LocalizedPatch, LocalizedPost, LocalizedPut, route } from '../../routes.js';
import type { ProductKind } from '../../products/product.entity.js';
import { listPath, newOfferUrl } from '../offers-address.js';
import { OffersPageQuery } from '../offers.query.js';
import { toChanges, toPatch } from '../../products/editing/product.changes.js';
import { fromForm, OfferFormInput, OfferRowInput } from './offer-form.input.js';
import { toSentValues } from './offer-form.presenter.js';
import { SAVED_OFFER } from './saved-offer.js';
import { ProductsEditing } from '../../products/editing/products-editing.js';

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

/** The kind in the form, else the kind of the list from which it was opened. */
function kindOf(request: FastifyRequest): ProductKind {
  const named = (request.body as { kind?: unknown } | undefined)?.kind;
  if (named === 'product' || named === 'service') return named;
  const [page = ''] = (request.headers.referer ?? '').split('?');
  return page.endsWith(listPath('service', request.locale)) ? 'service' : 'product';
}
const NOT_SAVED = (request: FastifyRequest) => TEXTS[kindOf(request)].failed;

/** Forms of products and services: each redirects back to its page. */
@Controller()
@Can('products.write')
export class OfferFormsPagesController {
  constructor(
    private readonly editing: ProductsEditing,
    private readonly redirects: FormRedirects,
    private readonly texts: Texts,
  ) {}

  @LocalizedPost('admin.products')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async create(@Req() request: FastifyRequest, @Body() input: OfferFormInput) {
    const named = { companyId: input.companyId ?? undefined };
    const { id } = await this.editing.create(
      request.actor,
      named,
      toChanges(fromForm(input), request.locale),
    );
    return this.done(request, 'saved', { url: route('admin.products.one', { id }, request.locale) });
  }

  @LocalizedPut('admin.products.one')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async update(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: OfferFormInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    await this.editing.update(
      request.actor,
      id,
      ifFresh(toSentValues, (stored) => toChanges(fromForm(input), request.locale, stored)),
    );
    return this.done(request, 'saved');
  }

  /** Saves the form without JavaScript. */
  @LocalizedPost('admin.products.one')
  @FailureToast(NOT_SAVED)
  save(
    @Req() request: FastifyRequest,
    @Param() params: IdParams,
    @Body() input: OfferFormInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    return this.update(request, params, input, ifFresh);
  }

  /** Changes in the list itself. */
  @LocalizedPatch('admin.products.one')
  @FailureToast(NOT_SAVED)
  @Precognitive()
  async patch(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @Body() input: OfferRowInput,
    @IfMatch() ifFresh: IfFresh,
  ) {
    await this.editing.update(
      request.actor,
      id,
      ifFresh(toSentValues, () => toPatch(input)),
    );
    return this.done(request, 'saved');
  }

  @LocalizedDelete('admin.products.one')
  @FailureToast(NOT_SAVED)
  async remove(@Req() request: FastifyRequest, @Param() { id }: IdParams, @IfMatch() ifFresh: IfFresh) {
    await this.editing.remove(request.actor, id, ifFresh(toSentValues));
    const url = route('admin.products.restoration', { id }, request.locale);
    return this.done(request, 'deleted', { flash: { undo: { url } } });
  }

  @LocalizedPost('admin.products.restoration')
  @FailureToast(NOT_SAVED)
  async restore(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    await this.editing.restore(request.actor, id);
    return this.done(request, 'restored');
  }

  /** @param url of the page to go to, in place of the one that sent the form */
  private done(
    request: FastifyRequest,
    what: 'saved' | 'deleted' | 'restored',
    { url, flash }: { url?: string; flash?: FlashData } = {},
  ) {
    const { locale } = request;
    const kind = kindOf(request);
    const { toast: note } = toast(this.texts, locale, 'success', TEXTS[kind][what]);
    // a message with undo needs no other
    const told = what === 'saved' ? { ...note, id: SAVED_OFFER } : note;
    const came = this.redirects.listUrl(request, pagesOf(kind, request));
    // the list that one came from stays in the address
    const [, list] = came.split('?');
    return redirect(url ? [url, ...(list ? [list] : [])].join('?') : came, {
      flash: { toast: told, ...flash },
    });
  }
}

/** The pages with these forms, the list first. */
function pagesOf(kind: ProductKind, { locale, url }: FastifyRequest): string[] {
  const [own] = url.split('?');
  return [listPath(kind, locale), newOfferUrl(kind, new OffersPageQuery(), locale), own!];
}
