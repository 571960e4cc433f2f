import { useMemo } from 'react';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { AddLink } from '../../components/admin/list/add-link.js';
import { Tabs } from '../../components/ui/navigation/tabs.js';
import { CategoryBrowser } from '../../components/categories/category-browser.js';
import { CategoryDialog } from '../../components/categories/category-dialog.js';
import { CategoryRemoval } from '../../components/categories/category-removal.js';
import { Forest } from '../../components/categories/forest.js';
import { useI18n } from '../../lib/i18n/i18n.js';

const NEW = 'new-category';

/** The tree that the whole catalogue is put in order by. */
export default function CategoriesIndex(props: PageProps<'categories/index'>) {
  const { tree, open, query, found, kinds, form, removal, newUrl, closeUrl } = props;
  const { t } = useI18n();
  const kind = kinds.find(({ current }) => current)!;
  const state = useMemo(() => ({ open, query }), [open, query]);
  const forest = useMemo(() => new Forest(tree, state), [tree, state]);
  const window = { closeUrl: forest.at(closeUrl) };
  return (
    <>
      <PageTitle
        title={t('categories.title')}
        intro={t('categories.intro')}
        action={
          <AddLink id={NEW} href={forest.at(newUrl)}>
            {t('categories.new')}
          </AddLink>
        }
      />
      {form && (
        <CategoryDialog
          key={form.id}
          form={form}
          deleteUrl={form.deleteUrl && forest.at(form.deleteUrl)}
          {...window}
          returnTo={openerOf(form)}
        />
      )}
      {removal && (
        <CategoryRemoval removal={removal} {...window} returnTo={`delete-category-${removal.id}`} />
      )}
      <section className="list" aria-label={t('categories.title')}>
        <Tabs
          label={t('categories.by_kind')}
          tabs={kinds.map((tab) => ({ ...tab, label: t(`categories.kinds.${tab.id}`) }))}
        />
        <CategoryBrowser
          key={kind.id}
          forest={forest}
          state={state}
          found={found}
          count={kind.count}
          kind={kind.id}
          url={kind.url}
        />
      </section>
    </>
  );
}

function openerOf({ id, parentId }: { id: number | null; parentId: number | null }): string {
  if (id !== null) return `category-${id}`;
  return parentId === null ? NEW : `new-category-${parentId}`;
}
