import type { Translations } from '../../../../src/core/i18n/local-text.js';
import type { Locale } from '../../../../src/core/i18n/locales.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { LOCALES, otherLocale } from '../../../lib/i18n/local-texts.js';
import type { EditFormState } from '../../form/use-edit-form.js';
import { useFormContext } from '../../form/use-field.js';
import type { AttributeValue } from '../../attributes/values/attribute-values.js';
import { State } from '../../ui/state.js';
import { Cluster } from '../../ui/layout/boxes.js';

/** Numbers are the same in every language. */
const HAS_WORDS = /\p{L}/u;

/** The missing texts for visitors of each language, in the form's current state. */
export function OfferCompleteness() {
  const { t, locale: language } = useI18n();
  const form = useFormContext();
  const nameOf = (field: ReturnType<typeof missingIn>[number]) =>
    field === 'attributes'
      ? t('offers.completeness.attributes')
      : t(`fields.${field}`).toLocaleLowerCase(language);
  return (
    <Cluster
      as="ul"
      gap={[1, 5]}
      text="s"
      className="completeness"
      aria-label={t('offers.completeness.label')}
    >
      {LOCALES.map((locale) => {
        const missing = missingIn(form, locale).map(nameOf);
        return (
          <li key={locale}>
            <State tone={missing.length ? 'warn' : 'good'}>{t(`admin.form.languages.${locale}`)}</State>{' '}
            {missing.length
              ? t('offers.completeness.missing', { fields: missing.join(', ') })
              : t('offers.completeness.complete')}
          </li>
        );
      })}
    </Cluster>
  );
}

/** Name and description are always expected, other texts only if the other language has them. */
function missingIn(form: EditFormState, locale: Locale) {
  const other = otherLocale(locale);
  const lacks = (texts: unknown, isWanted: boolean) => {
    const { [locale]: own, [other]: theirs } = texts as Translations;
    return !own?.trim() && (isWanted || HAS_WORDS.test(theirs ?? ''));
  };
  const attributes = form.valueOf('attributes') as AttributeValue[];
  return [
    lacks(form.valueOf('name'), true) && ('name' as const),
    lacks(form.valueOf('description'), true) && ('description' as const),
    lacks(form.valueOf('specifications'), false) && ('specifications' as const),
    attributes.some(({ name, value }) => lacks(name, false) || lacks(value, false)) &&
      ('attributes' as const),
  ].filter((field) => field !== false);
}
