import { isDeepStrictEqual } from 'node:util';
import { Body, Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Can } from '../../access/can.decorator.js';
import { Invalid } from '../../core/errors/domain-errors.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { toast } from '../../core/http/pages/toast.js';
import type { ProductRecord } from '../../products/product-record.js';
import { LocalizedPut, route } from '../../routes.js';
import { type ProductChanges, toPatch } from '../../products/editing/product.changes.js';
import { ProductsEditing } from '../../products/editing/products-editing.js';
import type { OfferRowInput } from '../form/offer-form.input.js';
import { SAVED_OFFER } from '../form/saved-offer.js';
import { OfferRowsInput } from './offer-cells.input.js';

/** Values of the list that are pasted, or restored. */
@Controller()
@Can('products.write')
export class OfferCellsPagesController {
  constructor(
    private readonly editing: ProductsEditing,
    private readonly redirects: FormRedirects,
    private readonly texts: Texts,
  ) {}

  @LocalizedPut('admin.products.values')
  @FailureToast('offers.inline.nothing_saved')
  async write(@Req() request: FastifyRequest, @Body() { rows, undo }: OfferRowsInput) {
    const changes = rows.map(({ id, values, was }) => ({ id, change: changeOf(values, was) }));
    await this.editing.updateAll(request.actor, changes);
    const { locale } = request;
    const lists = [route('admin.products', {}, locale), route('admin.services', {}, locale)];
    const key = undo ? 'offers.inline.undone' : 'offers.inline.saved';
    const { toast: note } = toast(this.texts, locale, 'success', key, { count: rows.length });
    return this.redirects.toList(request, lists, { toast: { ...note, id: SAVED_OFFER } });
  }
}

/** @throws Invalid for a value that another person changed meanwhile */
function changeOf(values: OfferRowInput, was: OfferRowInput) {
  const seen = Object.entries(toPatch(was)).filter(([, value]) => value !== undefined);
  return (stored: ProductRecord): ProductChanges => {
    const others = seen.filter(([name, value]) => !isDeepStrictEqual(stored[name as 'price'], value));
    if (!others.length) return toPatch(values);
    const problem = { key: 'offers.inline.changed_since' };
    throw new Invalid('fault.invalid', {}, Object.fromEntries(others.map(([name]) => [name, problem])));
  };
}
