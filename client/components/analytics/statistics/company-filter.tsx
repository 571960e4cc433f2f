import { useI18n } from '../../../lib/i18n/i18n.js';
import { FilterSelect } from '../../admin/list/filter-select.js';

interface Props {
  value: number | null;
  companies: { id: number; name: string }[];
}

/** Whose visits are shown; only people of the platform choose. */
export function CompanyFilter({ value, companies }: Props) {
  const { t } = useI18n();
  if (companies.length === 0) return null;
  return (
    <FilterSelect
      name="company"
      label={t('statistics.fields.company')}
      value={String(value ?? '')}
      all={t('statistics.all_companies')}
      options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}
