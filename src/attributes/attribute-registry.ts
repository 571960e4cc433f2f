import { foldText } from '../core/i18n/fold-text.js';
import type { Translations } from '../core/i18n/local-text.js';
import { type Locale, LOCALES } from '../core/i18n/locales.js';
import type { AttributeDefinition } from './attribute-definition.entity.js';
import { readNumber, writeNumber } from './attribute-number.js';
import { convert } from './attribute-units.js';

export type KnownDefinition = Pick<AttributeDefinition, 'id' | 'name' | 'unit' | 'type'> & {
  /** Unit of values without one, if it is not the definition's: they use the name of a merged definition. */
  assumedUnit?: string | null;
};

/** Merged names and values; names are folded, keys are from `textKey`. */
export interface Aliases {
  names: { name: string; definitionId: number; unit: string | null }[];
  values: { definitionId: number; key: string; value: Translations }[];
}

/** Equal texts have the same key, also in the filters. */
const textKey = (value: Translations) => foldText(value.sl ?? value.en ?? '').slice(0, 200);

/** A value with its unit; numbers and booleans have a value in each language. */
export interface AttributeValue {
  value: Translations;
  unit: string | null;
}

/** Why a value does not fit its definition. */
export interface ValueProblem {
  field: 'value' | 'unit';
  key: string;
  values: Record<string, string>;
}

/** The stored texts of booleans. */
export interface BooleanTexts {
  yes: Translations;
  no: Translations;
}

/** Other texts that are read as yes and no; folded. */
const YES = ['da', 'yes', 'y', 'true', '1', 'ja', 'ima', '✓'];
const NO = ['ne', 'no', 'n', 'false', '0', 'nein', 'nima', '✗'];

interface Reading {
  /** The stored value: only languages whose text differs from it are read. */
  before?: Translations;
  /** Whether numbers are read by the rules of the language; false for feeds. */
  byLocale?: boolean;
}

/** A snapshot of the definitions: finds them, and reads values by them. */
export class AttributeRegistry {
  private readonly byId: Map<number, KnownDefinition>;
  private readonly byName: Map<string, KnownDefinition>;
  private readonly byAlias: Map<string, KnownDefinition>;
  private readonly valueAliases: Map<string, Translations>;

  constructor(
    private readonly definitions: KnownDefinition[],
    private readonly booleans: BooleanTexts,
    private readonly aliases: Aliases = { names: [], values: [] },
  ) {
    this.byId = new Map(definitions.map((definition) => [definition.id, definition]));
    // if two definitions share a name in different languages, the feed's language has precedence
    this.byName = new Map(
      LOCALES.toReversed().flatMap((locale) =>
        definitions.flatMap((definition) => {
          const name = definition.name[locale];
          return name ? [[foldText(name), definition] as const] : [];
        }),
      ),
    );
    this.byAlias = new Map(
      aliases.names.flatMap(({ name, definitionId, unit }) => {
        const definition = this.byId.get(definitionId);
        return definition ? [[name, { ...definition, assumedUnit: unit }] as const] : [];
      }),
    );
    this.valueAliases = new Map(
      aliases.values.map(({ definitionId, key, value }) => [`${definitionId} ${key}`, value]),
    );
  }

  /** Everything that the results depend on. */
  toJSON(): unknown {
    const definitions = this.definitions.map(({ id, name, unit, type }) => [id, name, unit, type]);
    const { names, values } = this.aliases;
    return [definitions, this.booleans, ...(names.length || values.length ? [names, values] : [])];
  }

  get(id: number): KnownDefinition | undefined {
    return this.byId.get(id);
  }

  /** Finds a definition by its name, or else a merged one's, in any language, ignoring case and diacritics. */
  find(names: Translations): KnownDefinition | undefined {
    for (const known of [this.byName, this.byAlias])
      for (const locale of LOCALES) {
        const found = names[locale] && known.get(foldText(names[locale]));
        if (found) return found;
      }
    return undefined;
  }

  /** The value to store, or the reason why it does not fit. */
  read(
    definition: KnownDefinition,
    given: AttributeValue,
    { before = {}, byLocale = true }: Reading = {},
  ): AttributeValue | ValueProblem {
    if (definition.type === 'text') {
      const value = this.valueAliases.get(`${definition.id} ${textKey(given.value)}`);
      return value ? { ...given, value } : given;
    }
    const texts = writtenIn(given.value, before);
    const read = texts.map(([locale, text]) =>
      definition.type === 'number'
        ? readAmount(definition, text, given.unit, byLocale ? locale : undefined)
        : this.readBoolean(text),
    );
    const problem = read.find((one) => 'key' in one);
    if (problem) return problem;
    const [first, ...others] = read as AttributeValue[];
    if (!first) return refusal('value', `not_${definition.type}`, { text: '' });
    const differs = others.some((other) => other.value.sl !== first.value.sl);
    return differs ? refusal('value', 'languages_differ') : first;
  }

  /**
   * Numbers and booleans have one value for each definition; texts may have several.
   * @param features with values as `read` returns them
   * @returns the indexes of those that differ from an earlier one of the same definition
   */
  contradictions(features: { definitionId: number | null; value: Translations }[]): number[] {
    const seen = new Map<number, string | undefined>();
    return features.flatMap(({ definitionId, value }, index) => {
      if (definitionId === null || this.get(definitionId)?.type === 'text') return [];
      if (!seen.has(definitionId)) seen.set(definitionId, value.sl);
      return seen.get(definitionId) === value.sl ? [] : [index];
    });
  }

  private readBoolean(text: string): AttributeValue | ValueProblem {
    const word = foldText(text);
    const says = (stored: Translations, words: string[]) =>
      words.includes(word) || Object.values(stored).some((known) => foldText(known) === word);
    if (says(this.booleans.yes, YES)) return { value: this.booleans.yes, unit: null };
    if (says(this.booleans.no, NO)) return { value: this.booleans.no, unit: null };
    return refusal('value', 'not_boolean', { text });
  }
}

/** The changed texts, or all if none changed. */
function writtenIn(value: Translations, before: Translations): [Locale, string][] {
  const texts = LOCALES.flatMap((locale) =>
    value[locale] ? [[locale, value[locale]] as [Locale, string]] : [],
  );
  const changed = texts.filter(([locale, text]) => text !== before[locale]);
  return changed.length ? changed : texts;
}

function readAmount(
  definition: KnownDefinition,
  text: string,
  given: string | null,
  locale: Locale | undefined,
): AttributeValue | ValueProblem {
  const number = readNumber(text, locale);
  if (!number) return refusal('value', 'not_number', { text });
  const unit = number.unit ?? given ?? definition.assumedUnit ?? definition.unit;
  if (unit === null) return { value: writeNumber(number.amount), unit: null };
  const amount = definition.unit === null ? null : convert(number.amount, unit, definition.unit);
  if (amount === null)
    return definition.unit === null
      ? refusal('unit', 'no_unit', { unit })
      : refusal(number.unit ? 'value' : 'unit', 'wrong_unit', { unit, wanted: definition.unit });
  return { value: writeNumber(amount), unit: definition.unit };
}

function refusal(
  field: ValueProblem['field'],
  name: string,
  values: Record<string, string> = {},
): ValueProblem {
  return { field, key: `attributes.value.${name}`, values };
}
