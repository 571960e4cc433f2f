import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useOldInput } from '../../../lib/forms/use-old-input.js';
import { Field } from '../../ui/form/field.js';
import { VisitForm } from '../../ui/visit-form.js';

type Props = Pick<PageProps<'products/report'>, 'kinds' | 'sendUrl' | 'maxLength' | 'errors'>;

/** Works without a script; after an error the input remains. */
export function ReportForm({ kinds, sendUrl, maxLength, errors }: Props) {
  const { t } = useI18n();
  const typed = useOldInput();
  return (
    <VisitForm action={sendUrl} sendLabel={t('report.send')}>
      <fieldset className="field" aria-describedby={errors['kind'] && 'kind-error'}>
        <legend>{t('report.kind')}</legend>
        {kinds.map((kind) => (
          <label key={kind} className="check">
            <input type="radio" name="kind" value={kind} required defaultChecked={typed['kind'] === kind} />
            <span>{t(`report.kinds.${kind}`)}</span>
          </label>
        ))}
        {errors['kind'] && (
          <p id="kind-error" className="form-error">
            {errors['kind']}
          </p>
        )}
      </fieldset>
      <Field name="text" label={t('report.text')} hint={t('report.text_hint')} error={errors['text']}>
        {(control) => <textarea {...control} rows={5} maxLength={maxLength} defaultValue={typed['text']} />}
      </Field>
      <Field name="email" label={t('report.email')} hint={t('report.email_hint')} error={errors['email']}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={typed['email']}
          />
        )}
      </Field>
    </VisitForm>
  );
}
