import type { SectionGroup, SectionId } from '../../../src/auth/admin-sections.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';

export interface Section {
  id: SectionId;
  group: SectionGroup;
  url: string;
  current: boolean;
  name: string;
}

/** The sections that the person may enter, by name. */
export function useSections(): Section[] {
  const { t } = useI18n();
  const { adminSections = [], person } = useShared();
  // who belongs to a company sees no other
  const nameOf = (id: SectionId) =>
    id === 'companies' && person?.companyName ? t('admin.own_company') : t(`admin.sections.${id}`);
  return adminSections.map((section) => ({ ...section, name: nameOf(section.id) }));
}

/** The sections in groups; the name of a group is null if it has no heading. */
export function useSectionGroups(): { id: SectionGroup; name: string | null; sections: Section[] }[] {
  const { t } = useI18n();
  const { person } = useShared();
  const sections = useSections();
  const nameOf = (id: SectionGroup) => {
    if (id === 'today' || id === 'own') return null;
    return id === 'people' && person?.companyName ? t('admin.own_store') : t(`admin.groups.${id}`);
  };
  return [...new Set(sections.map(({ group }) => group))].map((id) => ({
    id,
    name: nameOf(id),
    sections: sections.filter(({ group }) => group === id),
  }));
}
