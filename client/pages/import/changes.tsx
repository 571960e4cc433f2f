import type { PageProps } from '../../../src/core/inertia/pages.js';
import { EmptyList } from '../../components/admin/list/empty-list.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { Tabs } from '../../components/ui/navigation/tabs.js';
import { DifferenceTable } from '../../components/import/review/difference-table.js';
import { RunHead } from '../../components/import/run-head.js';
import { LinkButton } from '../../components/ui/button.js';
import { Pagination } from '../../components/ui/navigation/pagination.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Cluster } from '../../components/ui/layout/boxes.js';

/** The changes of an import, or those that it would make, offer by offer. */
export default function ImportChanges(props: PageProps<'import/changes'>) {
  const { run, state, tabs, changes, count, keptOf } = props;
  const { t } = useI18n();
  const stateText = t(`differences.states.${state}`);
  const wouldText = props.untouched && count > 0 && t('differences.would');
  return (
    <>
      <PageTitle title={t('differences.title')} intro={[stateText, wouldText].filter(Boolean).join(' ')} />
      <section className="list" aria-label={t('differences.title')}>
        <RunHead run={run} />
        <Tabs label={t('differences.filter')} tabs={tabs} />
        <Cluster gap={3} align="center" justify="between">
          <p role="status" className="list-count">
            {t('differences.count', { count })}
            {keptOf !== null && ` · ${t('differences.kept', { count: keptOf })}`}
          </p>
          {count > 0 && (
            <Cluster gap={2} as="p">
              <LinkButton href={props.csvUrl} download>
                {t('differences.csv')}
              </LinkButton>
              <LinkButton href={props.jsonUrl} download>
                {t('differences.json')}
              </LinkButton>
            </Cluster>
          )}
        </Cluster>
        {changes.length > 0 ? (
          <DifferenceTable changes={changes} />
        ) : (
          <EmptyList
            resetUrl={null}
            text={t(state === 'done' ? 'differences.none' : 'differences.nothing')}
          />
        )}
        <Pagination pages={props.pagination} />
      </section>
    </>
  );
}
