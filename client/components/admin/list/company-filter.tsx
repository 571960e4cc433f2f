import { FilterChoices } from './filter-choices.js';

interface Props {
  label: string;
  /** The choice of all. */
  all: string;
  /** Empty for those who see one only: then there is nothing to choose. */
  companies: { id: number; name: string }[];
  chosen: number | null;
  /** Rows that each would show, by its id; a company without any may be left out. undefined: they are not counted. */
  counts?: Record<string, number>;
}

/** The filter of the toolbar by store. */
export function CompanyFilter({ label, all, companies, chosen, counts }: Props) {
  if (companies.length === 0) return null;
  return (
    <FilterChoices
      name="company"
      label={label}
      all={all}
      options={companies.map(({ id, name }) => ({
        value: String(id),
        label: name,
        count: counts && (counts[id] ?? 0),
      }))}
      chosen={chosen === null ? [] : [String(chosen)]}
    />
  );
}
