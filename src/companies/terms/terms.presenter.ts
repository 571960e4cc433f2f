import { countryName } from '../../core/i18n/country-names.js';
import { localText, type LocalText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { money } from '../../core/i18n/money.js';
import type { Texts } from '../../core/i18n/texts.js';
import type { CompanyTerms, PaymentMethod } from './company-terms.js';
import { toDeliveryDays } from './delivery-days.js';

/** Something that a store states, with its name. */
export interface StoreFact {
  name: string;
  value: LocalText;
}

/** The terms that an offer shows. */
export interface OfferTerms extends Pick<
  CompanyTerms,
  'legalName' | 'pickup' | 'pickupPlace' | 'returnDays'
> {
  /** The threshold of the rule by which the offer's delivery has a cost. */
  freeFrom: number | null;
  currency: string;
}

/** `feedCurrency` is the currency of the rule. */
type StoreTerms = CompanyTerms & { feedCurrency: string };

const BRANDS = new Set<PaymentMethod>(['paypal', 'apple_pay', 'google_pay', 'flik']);

/** The terms of stores in words. */
export class TermsPresenter {
  constructor(
    private readonly texts: Texts,
    private readonly locale: Locale,
  ) {}

  /** Facts of the store's page, first those that a purchase depends on; those that are not stated are left out. */
  ofStore(company: StoreTerms): { facts: StoreFact[]; terms: StoreFact[] } {
    const facts = this.stated([
      ['fields.deliveryCost', this.cost(company)],
      ['store-terms.fields.delivery_time', toDeliveryDays(company, this.locale, this.texts)?.text],
      ['store-terms.fields.returns', this.returns(company, 'return_period')],
    ]);
    const terms = this.stated([
      [
        'store-terms.fields.countries',
        this.listed(company.deliveryCountries, (code) => countryName(code, this.locale)),
      ],
      [
        'store-terms.fields.pickup',
        company.pickup ? (company.pickupPlace ?? this.say('pickup_offered')) : null,
      ],
      ['store-terms.fields.payment', this.payments(company)],
      ['store-terms.fields.return_conditions', localText(company.returnConditions, this.locale)],
      ['store-terms.fields.legal_name', company.legalName],
      ['store-terms.fields.legal_address', company.legalAddress],
      ['store-terms.fields.registration_number', company.registrationNumber],
      ['store-terms.fields.vat_number', company.vatNumber],
    ]);
    return { facts, terms };
  }

  private stated(all: [key: string, value: string | LocalText | null | undefined][]): StoreFact[] {
    return all.flatMap(([key, value]) => {
      if (!value) return [];
      const name = this.texts.t(key, this.locale);
      return { name, value: typeof value === 'string' ? { text: value } : value };
    });
  }

  /** Notes of an offer. */
  ofOffer(terms: OfferTerms): string[] {
    return [
      terms.freeFrom === null ? null : this.freeFrom(terms.freeFrom, terms.currency),
      terms.pickup &&
        (terms.pickupPlace
          ? this.say('pickup_at', { place: terms.pickupPlace })
          : this.say('pickup_offered')),
      this.returns(terms, 'return_days'),
    ].flatMap((note) => note || []);
  }

  private cost(company: StoreTerms): string | null {
    const { deliveryCost, freeDeliveryFrom, feedCurrency } = company;
    const parts = [
      deliveryCost === 0 && this.say('free'),
      deliveryCost && money(deliveryCost, feedCurrency, this.locale),
      deliveryCost !== 0 && freeDeliveryFrom !== null && this.freeFrom(freeDeliveryFrom, feedCurrency),
    ];
    return parts.filter(Boolean).join(', ') || null;
  }

  private freeFrom(price: number, currency: string): string {
    return this.say('free_from', { price: money(price, currency, this.locale) });
  }

  /** @param key `return_period` below its name, `return_days` alone */
  private returns(
    { returnDays }: Pick<CompanyTerms, 'returnDays'>,
    key: 'return_period' | 'return_days',
  ): string | null {
    return returnDays ? this.say(key, { count: returnDays }) : null;
  }

  /** As a sentence: only its first word and names of services have capitals. */
  private payments({ paymentMethods }: StoreTerms): string | null {
    const names = paymentMethods.map((method, place) => {
      const name = this.say(`payments.${method}`);
      return place && !BRANDS.has(method)
        ? name.charAt(0).toLocaleLowerCase(this.locale) + name.slice(1)
        : name;
    });
    return names.join(', ') || null;
  }

  private listed<Code extends string>(codes: Code[], nameOf: (code: Code) => string): string | null {
    return codes.map(nameOf).join(', ') || null;
  }

  private say(key: string, values?: object): string {
    return this.texts.t(`store-terms.${key}`, this.locale, values);
  }
}
