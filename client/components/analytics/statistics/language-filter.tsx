import type { Locale } from '../../../../src/core/i18n/locales.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { FilterChoices } from '../../admin/list/filter-choices.js';

const LANGUAGES: Locale[] = ['sl', 'en'];

/** The language of the searches. */
export function LanguageFilter({ value }: { value: Locale | null }) {
  const { t } = useI18n();
  return (
    <FilterChoices
      name="language"
      label={t('admin.list.language')}
      all={t('admin.list.all_languages')}
      options={LANGUAGES.map((language) => ({
        value: language,
        label: t(`admin.form.languages.${language}`),
      }))}
      chosen={value ? [value] : []}
    />
  );
}
