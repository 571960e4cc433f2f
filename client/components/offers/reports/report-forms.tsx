import type { OpenReport } from '../../../../src/offers/reports/offer-reports.pages.js';
import { useOldInput } from '../../../lib/forms/use-old-input.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Field } from '../../ui/form/field.js';
import { PostForm } from '../../ui/post-form.js';
import { Text } from '../../ui/text.js';

interface Props {
  opened: OpenReport;
  errors: Record<string, string>;
  closeUrl: string;
}

/** An answer to the visitor and a note for the staff; works without a script as well. */
export function ReportForms({ opened, errors, closeUrl }: Props) {
  const { t } = useI18n();
  const typed = useOldInput();
  const { report, answerUrl, noteUrl, maxLength } = opened;
  return (
    <section className="report-forms" aria-labelledby="report-title">
      <h2 id="report-title">
        <Text value={report.product} />
      </h2>
      <p>
        {t(`report.kinds.${report.kind}`)}
        {report.text && `: ${report.text}`}
      </p>
      {report.answer && (
        <p>
          {t('offer-reports.answered')} <q>{report.answer}</q>
        </p>
      )}
      {answerUrl && (
        <PostForm className="form form-short" action={answerUrl} sendLabel={t('offer-reports.send_answer')}>
          <Field
            name="answer"
            label={t('offer-reports.answer')}
            hint={t('offer-reports.answer_hint', { email: report.email ?? '' })}
            error={errors['answer']}
          >
            {(control) => (
              <textarea {...control} rows={4} maxLength={maxLength} defaultValue={typed['answer']} />
            )}
          </Field>
        </PostForm>
      )}
      <PostForm className="form form-short" plain action={noteUrl} sendLabel={t('offer-reports.save_note')}>
        <Field
          name="note"
          label={t('offer-reports.note')}
          hint={t('offer-reports.note_hint')}
          error={errors['note']}
        >
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={maxLength}
              defaultValue={typed['note'] ?? report.note}
            />
          )}
        </Field>
      </PostForm>
      <p>
        <a data-visit href={closeUrl}>
          {t('offer-reports.close')}
        </a>
      </p>
    </section>
  );
}
