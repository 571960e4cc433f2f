import { formatNumber } from '../core/i18n/format-number.js';
import type { Texts } from '../core/i18n/texts.js';
import { type Locale, LOCALES } from '../core/i18n/locales.js';
import { ADMIN_SECTIONS, route } from '../routes.js';
import type { AuditEntry } from './audit-entry.entity.js';
import { RecordNames } from './audit-names.js';
import type { AuditEntryProps } from './audit.pages.js';
import type { AuditedKind } from './audit.service.js';
import { DELETED_ACTOR, type StoreView } from './store-view.js';

const SECTIONS = {
  user: 'users',
  company: 'companies',
  category: 'categories',
  attribute: 'attributes',
  'product-data': 'product-data',
  picture: 'media',
  product: 'products',
  'offer-view': 'products',
  blog: 'blogs',
  page: 'pages',
  'offer-report': 'reports',
  'import-run': 'imports',
  feed: 'imports',
  synonym: 'statistics',
  'feed-mapping': 'imports',
  'category-mapping': 'imports',
  'blocked-term': 'imports',
  'match-decision': 'products',
  'match-objection': 'products',
  queue: 'queues',
} as const satisfies Record<AuditedKind, keyof typeof ADMIN_SECTIONS>;

/** Query that opens a record in its section, if it is not `edit`. */
const OPENED: Partial<Record<AuditedKind, (id: string) => Record<string, string>>> = {
  'import-run': (id) => ({ import: id }),
  'offer-view': () => ({}),
  queue: () => ({}),
  synonym: (id) => ({ view: 'synonyms', edit: id }),
};

/** Fields whose name means another thing than the same one of an offer. */
const FIELD_NAMES: Partial<Record<AuditedKind, Record<string, string>>> = {
  'product-data': { productCode: 'mpn' },
};

/** Fields whose value is a list of other fields' names. */
const OF_NAMES = ['keptFields'];

/** Fields whose values visitors see, too. */
const SHOWN_VALUES: Record<string, string> = {
  availability: 'products.availability',
  condition: 'products.condition',
};

type Change = AuditEntryProps['changes'][number];

/** Entries of the audit log in one language. */
export class AuditPresenter {
  constructor(
    private readonly texts: Texts,
    private readonly locale: Locale,
    private readonly names = new RecordNames(),
    /** null: of the platform. */
    private readonly view: StoreView | null = null,
  ) {}

  toEntry(entry: AuditEntry): AuditEntryProps {
    const { id, at, action, objectId, objectName } = entry;
    const objectKind = entry.objectKind as AuditedKind;
    return {
      id,
      at: at.toISOString(),
      actor: this.actorOf(entry),
      action,
      actionText: this.textOr(`audit.actions.${action}`, action),
      objectKind,
      objectId,
      objectName,
      objectUrl: action.endsWith('.deleted') ? null : this.formUrl(objectKind, objectId),
      changes: this.changes(entry),
    };
  }

  /** null: a command. */
  private actorOf({ actorId, actorEmail, action }: AuditEntry): string | null {
    const deleted = DELETED_ACTOR.exec(actorEmail ?? '');
    if (deleted) return this.texts.t('audit.deleted_user', this.locale, { id: deleted[1] });
    if (actorEmail && this.view && !this.view.colleagues.has(actorId!))
      return this.texts.t('audit.platform', this.locale);
    return actorEmail ?? (action === 'product.switched' ? this.texts.t('audit.clock', this.locale) : null);
  }

  toKind(id: AuditedKind): { id: string; label: string } {
    return { id, label: this.textOr(`audit.kinds.${id}`, id) };
  }

  private formUrl(kind: AuditedKind, id: string): string {
    const opened = OPENED[kind]?.(id) ?? { edit: id };
    if (kind === 'blocked-term') return route('admin.imports.blocked-terms', {}, this.locale);
    if (kind === 'match-decision') return route('admin.matches', {}, this.locale, { tab: 'decided' });
    if (kind === 'match-objection') return route('admin.objections', {}, this.locale);
    if (kind === 'category-mapping') return route('admin.imports.mapping', { id }, this.locale);
    if (kind === 'feed-mapping') return route('admin.imports.own-format', { id }, this.locale);
    if (kind === 'feed') return route('admin.imports.feeds', {}, this.locale, opened);
    return route('admin', { page: ADMIN_SECTIONS[SECTIONS[kind]][this.locale] }, this.locale, opened);
  }

  private changes({ objectKind, before, after }: AuditEntry): Change[] {
    const names = FIELD_NAMES[objectKind as AuditedKind] ?? {};
    const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
    return fields.map((field) => ({
      field: this.nameOf(names[field] ?? field),
      before: this.value(field, unlike(before?.[field], after?.[field])),
      after: this.value(field, unlike(after?.[field], before?.[field])),
    }));
  }

  private nameOf(field: string): string {
    return this.textOr(`audit.fields.${field}`, this.textOr(`fields.${field}`, field));
  }

  private value(field: string, value: unknown): string | null {
    if (value === null || value === undefined || value === '') return null;
    // a person or an image that came from another store
    if (field === 'companyId' && this.view && value !== this.view.companyId) return null;
    const things = this.names.inField(field, value);
    if (things) return things.map(({ id, name }) => name ?? this.nameless(id)).join(', ') || null;
    if (Array.isArray(value)) return value.map((each) => this.plain(field, each)).join(', ') || null;
    if (typeof value !== 'object') return this.plain(field, value);
    const parts = Object.entries(value).sort(([one], [other]) => placeOf(one) - placeOf(other));
    const texts = parts.map(([name, part]) => {
      const label = this.names.ofPart(field, name) ?? this.textOr(`admin.form.languages.${name}`, name);
      return `${label}: ${typeof part === 'string' ? part : this.plain(field, part)}`;
    });
    return texts.join('\n') || null;
  }

  private plain(field: string, value: unknown): string {
    if (OF_NAMES.includes(field))
      return String(value)
        .split(', ')
        .map((name) => this.nameOf(name))
        .join(', ');
    const stored = typeof value === 'number' ? formatNumber(value, this.locale) : String(value);
    const plain = typeof value === 'boolean' ? this.textOr(`audit.values.boolean.${stored}`, stored) : stored;
    return this.textOr(`${SHOWN_VALUES[field] ?? `audit.values.${field}`}.${String(value)}`, plain);
  }

  /** For a deleted or unnamed object. */
  private nameless(id: number): string {
    return this.texts.t('audit.number', this.locale, { id });
  }

  /** The stored code if there is no text for it. */
  private textOr(key: string, stored: string): string {
    const text = this.texts.t(key, this.locale);
    return text === key ? stored : text;
  }
}

/** Position of a language in the order of languages. */
const placeOf = (name: string) => LOCALES.indexOf(name as Locale);

/** The changed ones of texts by language. */
function unlike(value: unknown, other: unknown): unknown {
  if (!isRecord(value) || !isRecord(other)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name, part]) => part !== other[name]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
