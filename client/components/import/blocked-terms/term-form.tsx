import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useOldInput } from '../../../lib/forms/use-old-input.js';
import { PlainField } from '../../ui/plain-field.js';
import { PostForm } from '../../ui/post-form.js';

type Props = Pick<PageProps<'blocked-terms/index'>, 'addUrl' | 'reasons' | 'maxLength' | 'errors'>;

/** Adds a term; works without a script as well. */
export function TermForm({ addUrl, reasons, maxLength, errors }: Props) {
  const { t } = useI18n();
  const typed = useOldInput();
  return (
    <section aria-labelledby="new-term-title">
      <h2 id="new-term-title">{t('blocked-terms.new')}</h2>
      <PostForm className="form form-short" action={addUrl} sendLabel={t('blocked-terms.add')}>
        <PlainField
          name="term"
          label={t('blocked-terms.fields.term')}
          hint={t('blocked-terms.term_hint')}
          error={errors['term']}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              required
              maxLength={maxLength}
              defaultValue={typed['term']}
            />
          )}
        </PlainField>
        <PlainField
          name="reason"
          label={t('blocked-terms.fields.reason')}
          hint={t('blocked-terms.reason_hint')}
          error={errors['reason']}
        >
          {(control) => (
            <select {...control} defaultValue={typed['reason'] ?? 'other'}>
              {reasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`blocked-terms.reason_${reason}`)}
                </option>
              ))}
            </select>
          )}
        </PlainField>
      </PostForm>
    </section>
  );
}
