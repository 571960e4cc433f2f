import { router } from '@inertiajs/react';
import { type SyntheticEvent, useRef } from 'react';
import type { StoreChoice } from '../../../src/import/import-stores.props.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { FilterChoices } from '../admin/list/filter-choices.js';
import { Button } from '../ui/button.js';
import { Cluster } from '../ui/layout/boxes.js';

/** The store that a catalogue admin works for: the same page of another one. `all`: the choice without a store. */
export function CompanyChoice({ company, companies, all = null }: StoreChoice & { all?: string | null }) {
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  if (companies.length === 0) return company ? null : <p>{t('import.no_company')}</p>;

  function visit(event: SyntheticEvent) {
    event.preventDefault();
    const { pathname } = window.location;
    const chosen = String(new FormData(form.current!).get('company'));
    router.visit(chosen ? `${pathname}?company=${chosen}` : pathname);
  }

  return (
    <Cluster
      ref={form}
      as="form"
      gap={[2, 3]}
      align="center"
      padTop={2}
      className="list-toolbar"
      onChange={visit}
      onSubmit={visit}
    >
      <FilterChoices
        name="company"
        label={t('import.company')}
        all={all}
        options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
        chosen={company ? [String(company.id)] : []}
      />
      <Button type="submit" className="no-script">
        {t('import.show_company')}
      </Button>
    </Cluster>
  );
}
