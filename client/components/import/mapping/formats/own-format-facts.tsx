import type { ConstantTarget } from '../../../../../src/import/stored-mappings/mapping-rules.js';
import type { OwnFormatProps } from '../../../../../src/import/mapping/import-mapping.pages.js';
import { type I18n, useI18n } from '../../../../lib/i18n/i18n.js';
import { type Fact, Facts } from '../../../ui/facts.js';

/** The mapping of a format, and its settings for reading values. */
export function OwnFormatFacts({ format }: { format: OwnFormatProps }) {
  const i18n = useI18n();
  const fields = format.fields.map(({ title, label }): Fact => [label, <code>{title}</code>]);
  const facts = [...fields, ...settingsOf(format, i18n), ...constantsOf(format, i18n)];
  return <Facts className="own-format-facts" facts={facts} />;
}

const LANGUAGES = { sl: 'sl', en: 'en', other: 'third' } as const;

/** Only the settings that a person chose. */
function settingsOf({ settings }: OwnFormatProps, { t, number }: I18n): Fact[] {
  const { decimalSign, currency, priceFactor, listSeparator, categorySeparator, language } = settings;
  const { linkTemplate, imageAddress, rows, filters = [] } = settings;
  return [
    [
      t('formats.settings.decimal'),
      decimalSign && t(`formats.settings.${decimalSign === ',' ? 'comma' : 'point'}`),
    ],
    [t('formats.settings.factor'), priceFactor === 1 ? null : number(priceFactor)],
    [t('fields.currency'), currency],
    [t('formats.settings.list'), listSeparator],
    [t('formats.settings.category'), categorySeparator],
    [t('formats.settings.language'), language && t(`formats.settings.${LANGUAGES[language]}`)],
    [t('formats.rows.template'), linkTemplate],
    [t('formats.rows.image_address'), imageAddress],
    [t('formats.rows.key'), rows?.key],
    [t('formats.rows.codes'), rows?.codes.join(', ')],
    [t('formats.rows.images'), rows?.images],
    ...filters.map(({ path, condition, values }): Fact => [
      t('formats.rows.filter', { column: path }),
      [t(`formats.rows.conditions.${condition}`), ...(values.length > 0 ? [values.join(', ')] : [])].join(
        ': ',
      ),
    ]),
  ];
}

const NAMES = {
  brand: 'fields.brand',
  categoryPath: 'formats.targets.categoryPath',
  availability: 'fields.availability',
  condition: 'fields.condition',
  deliveryCosts: 'fields.deliveryCost',
  deliveryDaysMax: 'fields.deliveryDaysMax',
} as const satisfies Record<ConstantTarget, string>;

/** Values for all products. */
function constantsOf({ constants }: OwnFormatProps, { t }: I18n): Fact[] {
  const targets = Object.keys(constants) as ConstantTarget[];
  return targets.map((target) => {
    const value = constants[target]!;
    const text = isChosen(value) ? t(`formats.constants.${value}`) : value;
    return [t('formats.own.for_all', { target: t(NAMES[target]) }), text];
  });
}

/** The choices of the form; API clients may use their own words. */
const CHOSEN = ['in_stock', 'backorder', 'out_of_stock', 'new', 'refurbished', 'used'] as const;
const isChosen = (value: string): value is (typeof CHOSEN)[number] =>
  (CHOSEN as readonly string[]).includes(value);
