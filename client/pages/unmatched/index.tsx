import type { PageProps } from '../../../src/core/inertia/pages.js';
import type { UnmatchedLine } from '../../../src/matching/unmatched/unmatched.pages.js';
import { type Column, DataTable } from '../../components/admin/list/data-table.js';
import { EmptyList } from '../../components/admin/list/empty-list.js';
import { Tabs } from '../../components/ui/navigation/tabs.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { CompanyChoice } from '../../components/import/company-choice.js';
import { LinkButton } from '../../components/ui/button.js';
import { Pagination } from '../../components/ui/navigation/pagination.js';
import { PostForm } from '../../components/ui/post-form.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Box } from '../../components/ui/layout/boxes.js';

const DASH = '–';

/** A store's offers that are not compared or listed as they could be, the most valuable first. */
export default function Unmatched(props: PageProps<'unmatched/index'>) {
  const { tabs, lines, pagination, exportUrl } = props;
  const { t } = useI18n();
  const download = exportUrl && <LinkButton href={exportUrl}>{t('unmatched.export')}</LinkButton>;
  return (
    <>
      <PageTitle title={t('unmatched.title')} intro={t('unmatched.intro')} action={download} />
      <CompanyChoice {...props} />
      <section className="list" aria-label={t('unmatched.title')}>
        <Tabs
          label={t('unmatched.tabs_label')}
          tabs={tabs.map((tab) => ({ ...tab, label: t(`unmatched.tabs.${tab.id}`) }))}
        />
        {lines.length > 0 ? (
          <Lines lines={lines} />
        ) : (
          <EmptyList resetUrl={null} text={t('unmatched.none')} />
        )}
        <Pagination pages={pagination} />
      </section>
    </>
  );
}

function Lines({ lines }: { lines: UnmatchedLine[] }) {
  const { t } = useI18n();
  const columns: Column<UnmatchedLine>[] = [
    {
      id: 'name',
      label: t('unmatched.fields.product'),
      cell: ({ name, url, productCode }) => (
        <>
          <a data-visit href={url}>
            {name}
          </a>
          <Box as="small" breaks className="code">
            {productCode}
          </Box>
        </>
      ),
    },
    {
      id: 'suggestion',
      label: t('unmatched.fields.suggestion'),
      cell: (line) => <Suggestion line={line} />,
    },
    { id: 'brings', label: t('unmatched.fields.brings'), cell: ({ brings }) => brings ?? DASH },
  ];
  return (
    <DataTable
      caption={t('unmatched.title')}
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
      actions={({ accept, name }) =>
        accept && (
          <PostForm
            className="form form-short"
            plain
            small
            action={accept.url}
            sendLabel={t(`unmatched.accept.${accept.kind}`)}
            sendDescription={t(`unmatched.accept_of.${accept.kind}`, { name })}
          >
            <input type="hidden" name="kind" value={accept.kind} />
            <input type="hidden" name="value" value={accept.value} />
          </PostForm>
        )
      }
    />
  );
}

function Suggestion({ line: { kind, value, reason, other, sameUrl } }: { line: UnmatchedLine }) {
  const { t } = useI18n();
  return (
    <>
      {t(`unmatched.lines.${kind}`)}
      {value && <strong> {value}</strong>}
      {reason && <small>{reason}</small>}
      {other && (
        <small>
          {t('unmatched.source')} <a href={other.url}>{other.name}</a>
        </small>
      )}
      {sameUrl && (
        <small>
          <a data-visit href={sameUrl}>
            {t('unmatched.same')}
          </a>
        </small>
      )}
    </>
  );
}
