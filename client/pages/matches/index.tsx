import type { PageProps } from '../../../src/core/inertia/pages.js';
import type { DecidedRow, MatchedSide, MatchRow } from '../../../src/matching/page/matches.pages.js';
import { type Column, DataTable } from '../../components/admin/list/data-table.js';
import { EmptyList } from '../../components/admin/list/empty-list.js';
import { Tabs } from '../../components/ui/navigation/tabs.js';
import { Moment } from '../../components/admin/moment.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { ObjectionTable } from '../../components/matching/objection-table.js';
import { Button, LinkButton } from '../../components/ui/button.js';
import { PostForm } from '../../components/ui/post-form.js';
import { WithLogo } from '../../components/ui/with-logo.js';
import { FormToken } from '../../lib/forms/form-token.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Cluster, Row } from '../../components/ui/layout/boxes.js';

type Props = PageProps<'matches/index'>;

/** Suggestions which offers are one product, objections of stores, and decisions with undo. */
export default function Matches({ tab, tabs, decideUrl, nextUrl, coverageUrl, ...rows }: Props) {
  const { t } = useI18n();
  const { sorts, suggestions, objections, decisions } = rows;
  const isEmpty = suggestions.length + objections.length + decisions.length === 0;
  return (
    <>
      <PageTitle
        title={t('matching.title')}
        intro={t('matching.intro')}
        action={
          <LinkButton data-visit href={coverageUrl}>
            {t('matching.coverage.link')}
          </LinkButton>
        }
      />
      <section className="list" aria-label={t('matching.title')}>
        <Tabs
          label={t('matching.tabs_label')}
          tabs={tabs.map((one) => ({ ...one, label: t(`matching.tabs.${one.id}`) }))}
        />
        {isEmpty && <EmptyList resetUrl={null} text={t(`matching.none.${tab}`)} />}
        {suggestions.length > 0 && (
          <Suggestions
            suggestions={suggestions}
            sorts={sorts}
            decideUrl={decideUrl}
            suggested={tab === 'suspicious' ? 'different' : 'same'}
          />
        )}
        {objections.length > 0 && <ObjectionTable objections={objections} />}
        {decisions.length > 0 && <Decisions decisions={decisions} />}
        {nextUrl && (
          <p>
            <LinkButton data-visit href={nextUrl}>
              {t('matching.next')}
            </LinkButton>
          </p>
        )}
      </section>
    </>
  );
}

interface SuggestionsProps extends Pick<Props, 'suggestions' | 'sorts' | 'decideUrl'> {
  suggested: 'same' | 'different';
}

/** One form: the buttons of a row decide about it, those at the end about the chosen rows. */
function Suggestions({ suggestions, sorts, decideUrl, suggested }: SuggestionsProps) {
  const { t } = useI18n();
  const columns: Column<MatchRow>[] = [
    {
      id: 'offer',
      label: t('matching.fields.offer'),
      cell: ({ pair, label, sides }) => (
        <Row as="span" gap={3} align="center" className="with-logo">
          <input type="checkbox" name="pairs" value={pair} aria-label={t('matching.choose', { label })} />
          <Side {...sides[0]} />
        </Row>
      ),
    },
    { id: 'other', label: t('matching.fields.second'), cell: ({ sides }) => <Side {...sides[1]} /> },
    {
      id: 'score',
      label: t('matching.fields.choice'),
      cell: ({ percent }) => t('matching.percent', { percent }),
    },
    { id: 'clicks', label: t('matching.fields.clicks'), numeric: true, cell: ({ clicks }) => clicks },
    {
      id: 'reasons',
      label: t('matching.fields.reasons'),
      cell: ({ reasons }) => (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <form action={decideUrl} method="post">
      <FormToken />
      <DataTable
        caption={t('matching.title')}
        columns={columns}
        rows={suggestions}
        sorts={sorts}
        actions={({ pair, label, effectUrl }) => (
          <Row as="span" inline gap={1} align="center" className="row-buttons row-stack">
            {(['same', 'different'] as const).map((kind) => (
              <Button
                key={kind}
                small
                name="row"
                value={`${kind} ${pair}`}
                aria-label={t(`matching.decide_of.${kind}`, { label })}
              >
                {t(`matching.decide.${kind}`)}
              </Button>
            ))}
            <a data-visit href={effectUrl} aria-label={t('matching.effect_of', { label })}>
              {t('matching.show_effect')}
            </a>
          </Row>
        )}
      />
      <Cluster gap={2} as="p">
        <Button name="kind" value="same">
          {t('matching.decide_chosen.same')}
        </Button>
        <Button name="kind" value="different">
          {t('matching.decide_chosen.different')}
        </Button>
        <Button name="preview" value={suggested}>
          {t(`matching.effect_chosen.${suggested}`)}
        </Button>
      </Cluster>
    </form>
  );
}

function Side({ name, url, picture, facts, groupUrl }: MatchedSide) {
  const { t } = useI18n();
  return (
    <WithLogo picture={picture} name={name}>
      <a href={url}>{name}</a>
      {facts.map((fact) => (
        <small key={fact}>{fact}</small>
      ))}
      {groupUrl && (
        <small>
          <a data-visit href={groupUrl} aria-label={t('matching.group.of', { name })}>
            {t('matching.group.title')}
          </a>
        </small>
      )}
    </WithLogo>
  );
}

function Decisions({ decisions }: Pick<Props, 'decisions'>) {
  const { t } = useI18n();
  const columns: Column<DecidedRow>[] = [
    { id: 'kind', label: t('matching.fields.decision'), cell: ({ kind }) => t(`matching.decided.${kind}`) },
    { id: 'offers', label: t('matching.fields.offer'), cell: ({ sides }) => sides[0].join('; ') },
    { id: 'others', label: t('matching.fields.second'), cell: ({ sides }) => sides[1].join('; ') },
    {
      id: 'at',
      label: t('matching.fields.at'),
      cell: ({ decidedAt, decidedBy, undoneAt, undoneBy }) => (
        <>
          <Moment iso={decidedAt} /> {decidedBy}
          {undoneAt && (
            <small>
              {t('matching.undone_at')} <Moment iso={undoneAt} /> {undoneBy}
            </small>
          )}
        </>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('matching.tabs.decided')}
      columns={columns}
      rows={decisions}
      actions={({ undoUrl, sides }) =>
        undoUrl && (
          <PostForm
            className="form form-short"
            plain
            small
            action={undoUrl}
            sendLabel={t('matching.undo')}
            sendDescription={t('matching.undo_of', { label: sides.map(([name]) => name).join(' – ') })}
          />
        )
      }
    />
  );
}
