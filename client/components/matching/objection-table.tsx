import type { ObjectionProps } from '../../../src/matching/objections/match-objections.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { type Column, DataTable } from '../admin/list/data-table.js';
import { Moment } from '../admin/moment.js';
import { Field } from '../ui/form/field.js';
import { PostForm } from '../ui/post-form.js';
import { Text } from '../ui/text.js';

interface Props {
  objections: ObjectionProps[];
  /** The page is about one offer. */
  ofOneOffer?: boolean;
}

/** Objections of stores with their answers; catalogue admins answer here. */
export function ObjectionTable({ objections, ofOneOffer = false }: Props) {
  const { t } = useI18n();
  const offer: Column<ObjectionProps> = {
    id: 'offer',
    label: t('match-objections.fields.offer'),
    cell: ({ offer: name, offerUrl, companyName }) => (
      <>
        <a data-visit href={offerUrl}>
          <Text value={name} />
        </a>
        {companyName && <small>{companyName}</small>}
      </>
    ),
  };
  const columns: Column<ObjectionProps>[] = [
    ...(ofOneOffer ? [] : [offer]),
    {
      id: 'objection',
      label: t('match-objections.fields.objection'),
      cell: ({ kind, other, reason }) => (
        <>
          {t(`match-objections.kinds.${kind}`)}{' '}
          {other ? (
            <a href={other.url}>
              <Text value={other.name} />
            </a>
          ) : (
            t('match-objections.hidden')
          )}
          {reason && <small className="report-text">{reason}</small>}
        </>
      ),
    },
    {
      id: 'answer',
      label: t('match-objections.fields.answer'),
      cell: ({ status, rejection }) => (
        <>
          {t(`match-objections.statuses.${status}`)}
          {rejection && <small className="report-text">{rejection}</small>}
        </>
      ),
    },
    {
      id: 'at',
      label: t('match-objections.fields.at'),
      cell: ({ objectedAt, answeredAt }) => (
        <>
          <Moment iso={objectedAt} />
          {answeredAt && (
            <small>
              {t('match-objections.answered_at')} <Moment iso={answeredAt} />
            </small>
          )}
        </>
      ),
    },
  ];
  const isAnswerable = objections.some(({ answerUrl, undoUrl }) => answerUrl ?? undoUrl);
  return (
    <DataTable
      caption={t('match-objections.title')}
      columns={columns}
      rows={objections}
      actions={isAnswerable ? (objection) => <Answers {...objection} /> : undefined}
    />
  );
}

function Answers({ offer: { text: name }, answerUrl, effectUrl, undoUrl, maxReason }: ObjectionProps) {
  const { t } = useI18n();
  const look = { className: 'form form-short', buttonClass: 'button button-small' };
  if (undoUrl)
    return (
      <PostForm
        {...look}
        action={undoUrl}
        sendLabel={t('match-objections.undo')}
        sendDescription={t('match-objections.undo_of', { name })}
      />
    );
  if (!answerUrl) return null;
  return (
    <>
      {effectUrl && (
        <a data-visit href={effectUrl} aria-label={t('matching.effect_of', { label: name })}>
          {t('matching.show_effect')}
        </a>
      )}
      <PostForm
        {...look}
        action={answerUrl}
        sendLabel={t('match-objections.accept')}
        sendDescription={t('match-objections.accept_of', { name })}
      >
        <input type="hidden" name="answer" value="accepted" />
      </PostForm>
      <PostForm
        {...look}
        action={answerUrl}
        sendLabel={t('match-objections.reject')}
        sendDescription={t('match-objections.reject_of', { name })}
      >
        <input type="hidden" name="answer" value="rejected" />
        <Field
          name="reason"
          label={t('match-objections.rejection')}
          hint={t('match-objections.rejection_hint')}
        >
          {(control) => <input {...control} autoComplete="off" maxLength={maxReason} />}
        </Field>
      </PostForm>
    </>
  );
}
