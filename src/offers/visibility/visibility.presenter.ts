import { apartWords } from '../../products/comparison/apart-words.js';
import type { Texts } from '../../core/i18n/texts.js';
import { type Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import type { CategoryTree } from '../../categories/category-tree.js';
import { pathLabel } from '../../categories/category.presenter.js';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Media } from '../../media/media.entity.js';
import { pictureStateOf } from '../../media/picture-state.js';
import type { Gap } from '../../products/own/own-products-conditions.js';
import type { ProductRecord } from '../../products/product-record.js';
import { productUrl } from '../../products/product.presenter.js';
import { BLOCK_ID, type HiddenReason, type Visibility, visibilityOf } from '../../products/visibility.js';
import type { TermMatch } from '../../products/blocking/blocked-term.js';
import { route } from '../../routes.js';

import type { OfferVisibility, VisibilityBrief, VisibilityNote } from '../visibility.props.js';
import type { VisibilityFacts } from './visibility.statements.js';

type Remedy = VisibilityNote['remedy'];
type Note = VisibilityNote & { key: string };

/** Notes on offers in a list filtered by missing data. */
const NOTE_OF: Partial<Record<Gap, string>> = {
  category: 'no_category',
  picture: 'no_picture',
  pictureWaiting: 'picture_waiting',
  pictureFailing: 'picture_failed',
  ean: 'no_ean',
};

/** Lines of visibility, in one language, with the remedies that the actor may use. */
export class VisibilityPresenter {
  constructor(
    private readonly texts: Texts,
    private readonly context: {
      actor: Actor;
      tree: CategoryTree;
      locale: Locale;
      /** The page of an offer; empty: this is the page. */
      pageOf(id: number): string;
      /** The gaps by which the list is filtered: their remedies come first. */
      asked: readonly Gap[];
    },
  ) {}

  toLine(record: ProductRecord, facts: VisibilityFacts): OfferVisibility {
    const state = visibilityOf({ ...record, storeActive: facts.storeActive });
    const isVisible = state === 'visible';
    return {
      state,
      text: isVisible ? this.whereSeen(record, facts) : this.whyHidden(state, facts),
      remedy: isVisible ? null : this.remedyOf(state, record),
      url: isVisible ? productUrl(record, this.context.locale) : null,
      notes: this.notesOf(record, facts).map(({ text, remedy }) => ({ text, remedy })),
    };
  }

  toBrief(record: ProductRecord, facts: VisibilityFacts): VisibilityBrief {
    const { state, remedy } = this.toLine(record, facts);
    const isVisible = state === 'visible';
    const notes = this.notesOf(record, facts);
    const first = notes.find(({ key }) => this.context.asked.some((gap) => NOTE_OF[gap] === key)) ?? notes[0];
    const text = isVisible ? this.whereInBrief(record, facts) : this.whyHiddenInBrief(state, facts);
    return { state, text, remedy: isVisible ? (first?.remedy ?? null) : remedy };
  }

  private whyHidden(state: Visibility, { blockedBy }: VisibilityFacts): string {
    const reasons = state === 'blocked' ? (blockedBy ?? []).map((match) => this.reasonOf(match)) : [];
    return [this.translate(`states.${state}`), ...reasons].join(' ');
  }

  private whyHiddenInBrief(state: Visibility, { blockedBy }: VisibilityFacts): string {
    const [match] = state === 'blocked' ? (blockedBy ?? []) : [];
    return match ? this.reasonOf(match) : this.texts.t(`offers.visibilities.${state}`, this.context.locale);
  }

  /** The term, and the place of its match. */
  private reasonOf({ place, term, text }: TermMatch): string {
    return this.texts.t(`blocked-offers.reasons.${place}`, this.context.locale, { term, text });
  }

  private whereInBrief(record: ProductRecord, { place, stores, apart }: VisibilityFacts): string {
    const [category] = this.categoriesOf(record);
    const ranked =
      stores === 1
        ? this.translate('brief.only')
        : this.translate('brief.place', { place: place!, stores: stores! });
    const rank = place === null ? [] : [ranked];
    const reason = apart && this.texts.t(`offers.not_compared.${apart.reason}`, this.context.locale);
    return [
      ...(reason ? [reason] : rank),
      category ? plainText(category.name, this.context.locale) : this.translate('brief.search'),
    ].join(', ');
  }

  /** The category and the place by price. */
  private whereSeen(record: ProductRecord, { place, stores }: VisibilityFacts): string {
    const [category, ...others] = this.categoriesOf(record);
    const seen = category
      ? this.translate('seen.category', {
          category: pathLabel(this.context.tree, category, this.context.locale),
        })
      : this.translate('seen.search');
    const more = others.length ? [this.translate('seen.more', { count: others.length })] : [];
    const rank =
      place === null
        ? []
        : [
            stores === 1
              ? this.translate('seen.only')
              : this.translate('seen.place', { place, count: stores! }),
          ];
    return [seen, ...more, ...rank].join(' ');
  }

  private notesOf(record: ProductRecord, facts: VisibilityFacts): Note[] {
    const isVisible = visibilityOf({ ...record, storeActive: facts.storeActive }) === 'visible';
    return [...this.held(facts), ...this.apart(facts), ...(isVisible ? this.lacks(record) : [])];
  }

  private lacks(record: ProductRecord): Note[] {
    const { kind, ean, currency, media } = record;
    const edit = (label: string, field: keyof ProductRecord) => this.edit(record, label, field);
    const states = new Set(media.map(pictureStateOf));
    const isLacking = (state: Media['status']) => !states.has('ready') && states.has(state);
    return [
      ...(this.categoriesOf(record).length
        ? []
        : [this.toNote('no_category', edit('categorise', 'categoryIds'))]),
      ...(kind === 'product' && !ean ? [this.toNote('no_ean', edit('add_ean', 'ean'))] : []),
      ...(currency === 'EUR' || kind === 'service'
        ? []
        : [this.toNote('currency', this.formats(record), { currency })]),
      ...(isLacking('failed') ? [this.toNote('picture_failed', edit('replace_picture', 'media'))] : []),
      ...(isLacking('pending') ? [this.toNote('picture_waiting', null)] : []),
      ...(media.length ? [] : [this.toNote('no_picture', edit('add_picture', 'media'))]),
    ];
  }

  private held({ heldImportId: id }: VisibilityFacts): Note[] {
    if (id === null) return [];
    const url = route('admin.imports', {}, this.context.locale, { import: id });
    return [this.toNote('price_held', { label: this.translate('remedies.held'), url })];
  }

  private apart({ apart, otherName }: VisibilityFacts): Note[] {
    if (!apart) return [];
    const { locale } = this.context;
    const { name, values } = apartWords(apart, locale);
    const text = this.texts.t(`apart.store.${name}`, locale, {
      other: plainText(otherName, locale),
      ...values,
    });
    return [{ key: 'apart', text, remedy: null }];
  }

  private remedyOf(state: HiddenReason, record: ProductRecord): Remedy {
    const { actor, locale } = this.context;
    if (state === 'draft' || state === 'deactivated') return this.edit(record, state, 'status');
    if (state === 'expired') return this.edit(record, state, 'expiresAt');
    if (state === 'excluded')
      return {
        label: this.translate('remedies.excluded'),
        url: route('admin.imports.categories', {}, locale, {
          company: companyOf(actor, record),
          origin: state,
        }),
      };
    if (state === 'filtered')
      return {
        label: this.translate('remedies.filtered'),
        url: route('admin.imports.formats', {}, locale, { company: companyOf(actor, record) }),
      };
    if (state === 'left_feed' || state === 'feed_hidden' || state === 'rejected')
      return {
        label: this.translate('remedies.left_feed'),
        url: route('admin.imports', {}, locale, { company: companyOf(actor, record) }),
      };
    if (state === 'blocked') {
      const url = `${this.context.pageOf(record.id)}#${BLOCK_ID}`;
      return can(actor, 'products.write', record) ? { label: this.translate('remedies.blocked'), url } : null;
    }
    if (!can(actor, 'platform.manage')) return null;
    const url = route('admin.companies', {}, locale, { edit: record.companyId });
    return { label: this.translate('remedies.store'), url };
  }

  /** The page for a store's formats, because the form has no currency. */
  private formats(record: ProductRecord): Remedy {
    const { actor, locale } = this.context;
    if (!record.fromFeed || !can(actor, 'products.write', record)) return null;
    const url = route('admin.imports.formats', {}, locale, { company: companyOf(actor, record) });
    return { label: this.translate('remedies.correct'), url };
  }

  /** @param field of the offer's page: its id is its name */
  private edit(record: ProductRecord, label: string, field: keyof ProductRecord): Remedy {
    const { actor, pageOf } = this.context;
    if (!can(actor, 'products.write', record)) return null;
    return { label: this.translate(`remedies.${label}`), url: `${pageOf(record.id)}#${field}` };
  }

  private toNote(key: string, remedy: Remedy, values: Record<string, string> = {}): Note {
    return { key, text: this.translate(`notes.${key}`, values), remedy };
  }

  /** The categories in which visitors find the offer. */
  private categoriesOf({ categoryIds }: ProductRecord) {
    const { tree } = this.context;
    return categoryIds.flatMap((id) => {
      const row = tree.find(id);
      return row && !row.system && tree.isVisible(row) ? [row] : [];
    });
  }

  private translate(key: string, args: Record<string, string | number> = {}): string {
    return this.texts.t(`offers.visibility.${key}`, this.context.locale, args);
  }
}

/** The actor's own store is not named in URLs. */
const companyOf = (actor: Actor, { companyId }: ProductRecord) =>
  actor.companyId === companyId ? null : companyId;
