import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { toChoices } from '../../attributes/attribute-form.presenter.js';
import { AttributesService } from '../../attributes/attributes.service.js';
import { CategoriesService } from '../../categories/categories.service.js';
import { toLabels } from '../../categories/choices/category-choices.js';
import { CompaniesService } from '../../companies/companies.service.js';
import type { WithFallback } from '../../core/http/pages/with-fallback.js';
import type { Locale } from '../../core/i18n/locales.js';
import { optional } from '../../core/inertia/props.js';
import { ownFilters } from '../../products/own/own-products.query.js';
import { OwnProductsSearch } from '../../products/own/own-products.search.js';
import type { ProductRecord } from '../../products/product-record.js';
import { OfferBlockDecisions } from '../blocking/offer-block-decisions.js';
import { OfferBlockPresenter } from '../blocking/offer-block.presenter.js';
import { OfferHistory } from '../history/offer-history.js';
import { listUrl, offerUrl } from '../offers-address.js';
import type { FeedDifference, OfferForm, OfferPrefill } from '../offers.pages.js';
import type { OfferPageQuery } from '../offers.query.js';
import { OfferVisibilities } from '../visibility/offer-visibilities.js';
import { OfferPrefills } from './offer-prefills.js';

interface Around {
  query: OfferPageQuery;
  locale: Locale;
  /** Lets the page load without the prefill if that fails. */
  orElse: WithFallback;
}

/** The props of an offer's page besides the form. */
@Injectable()
export class OfferFormProps {
  constructor(
    private readonly prefills: OfferPrefills,
    private readonly changes: OfferHistory,
    private readonly visibilities: OfferVisibilities,
    private readonly blocks: OfferBlockDecisions,
    private readonly blockPresenter: OfferBlockPresenter,
    private readonly search: OwnProductsSearch,
    private readonly attributes: AttributesService,
    private readonly categories: CategoriesService,
    private readonly companies: CompaniesService,
  ) {}

  /** For a stored offer: with its history and its neighbours in the list. */
  ofStored(actor: Actor, record: ProductRecord, form: OfferForm, around: Around) {
    const { query, locale } = around;
    const history = () => this.changes.listEntries(actor, record, locale);
    return {
      ...this.toProps(actor, form, around),
      // on the form itself
      visibility: () => this.visibilities.line(actor, record, { locale, pageOf: () => '' }),
      block: async () => {
        const block = await this.blocks.find(record.id);
        return block && this.blockPresenter.toProps(block, actor, locale);
      },
      neighbours: () => this.neighbours(actor, record, query, locale),
      feedDifferences: () => this.changes.listFeedDifferences(actor, record, locale),
      history: query.history ? history : optional(history),
    };
  }

  toProps(actor: Actor, form: OfferForm, { query, locale, orElse }: Around) {
    const ofEan = () => this.prefills.findPrefill(actor, query.ean, locale);
    return {
      form,
      visibility: () => Promise.resolve(null),
      block: () => Promise.resolve(null),
      feedDifferences: (): Promise<FeedDifference[]> => Promise.resolve([]),
      listUrl: listUrl(form.kind, query, locale),
      neighbours: () => Promise.resolve({ previousUrl: null, nextUrl: null }),
      categories: async () => toLabels(await this.categories.tree(), form.categoryIds, locale),
      definitions: async () => (form.can.write ? toChoices(await this.attributes.listAll(), locale) : []),
      companies: async () => (form.id === null ? this.companies.choices(actor) : []),
      prefill: optional(orElse<OfferPrefill | null>(null, ofEan)),
    };
  }

  private async neighbours(actor: Actor, record: ProductRecord, query: OfferPageQuery, locale: Locale) {
    const { status, sort } = query;
    const list = { ...ownFilters(actor, record.kind, query), status, sort };
    const { previous, next } = await this.search.neighbours(list, record.id, locale);
    const urlOf = (id: number | null) => (id === null ? null : offerUrl(id, query, locale));
    return { previousUrl: urlOf(previous), nextUrl: urlOf(next) };
  }
}
