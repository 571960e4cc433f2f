import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import type { TextKey } from '../../lib/texts/keys.js';

export interface Section {
  id: string;
  url: string;
  current: boolean;
  name: string;
}

/** The sections that the person may enter, by name. */
export function useSections(): Section[] {
  const { t } = useI18n();
  const { adminSections = [], person } = useShared();
  // who belongs to a company sees no other
  const nameOf = (id: string) =>
    id === 'companies' && person?.companyName ? t('admin.own_company') : t(`admin.sections.${id}` as TextKey);
  return adminSections.map((section) => ({ ...section, name: nameOf(section.id) }));
}
