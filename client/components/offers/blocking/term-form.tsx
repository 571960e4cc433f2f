import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useOldInput } from '../../../lib/forms/use-old-input.js';
import { Field } from '../../ui/form/field.js';
import { PostForm } from '../../ui/post-form.js';
import { Select } from '../../ui/form/select.js';

type Props = Pick<
  PageProps<'blocked-terms/index'>,
  'draft' | 'previewUrl' | 'addUrl' | 'reasons' | 'maxLength' | 'errors'
>;
const LISTS = ['forms', 'google', 'exceptions'] as const;
/** The error of a list field. It may belong to one of its entries. */
const errorOf = (errors: Props['errors'], name: string) =>
  errors[name] ?? Object.entries(errors).find(([field]) => field.startsWith(`${name}.`))?.[1];

/** Adds or changes a term, or shows a preview of it; works without a script as well. */
export function TermForm({ draft, previewUrl, addUrl, reasons, maxLength, errors }: Props) {
  const { t } = useI18n();
  const typed = useOldInput();
  const isEdit = Boolean(draft?.id);
  const isTicked = (name: 'adult' | 'inNames') =>
    'term' in typed ? typed[name] === 'on' : (draft?.[name] ?? false);
  return (
    <details id="term" open={draft !== null || Object.keys(errors).length > 0}>
      <summary>{t(isEdit ? 'blocked-terms.edit' : 'blocked-terms.new')}</summary>
      <PostForm
        className="form form-short"
        action={addUrl}
        sendLabel={t(isEdit ? 'blocked-terms.save' : 'blocked-terms.add')}
        other={{ action: previewUrl, label: t('blocked-terms.preview') }}
      >
        {draft?.id && <input type="hidden" name="id" value={draft.id} />}
        <Field
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
              defaultValue={typed['term'] ?? draft?.term}
            />
          )}
        </Field>
        <Field
          name="reason"
          label={t('blocked-terms.fields.reason')}
          hint={t('blocked-terms.reason_hint')}
          error={errors['reason']}
        >
          {(control) => (
            <Select
              {...control}
              defaultValue={typed['reason'] ?? draft?.reason ?? 'other'}
              options={reasons.map((reason) => ({
                value: reason,
                label: t(`blocked-terms.reason_${reason}`),
              }))}
            />
          )}
        </Field>
        {LISTS.map((name) => (
          <Field
            key={name}
            name={name}
            label={t(`blocked-terms.fields.${name}`)}
            hint={t(`blocked-terms.${name}_hint`)}
            error={errorOf(errors, name)}
          >
            {(control) => <textarea {...control} rows={2} defaultValue={typed[name] ?? draft?.[name]} />}
          </Field>
        ))}
        <label className="check">
          <input type="checkbox" name="adult" defaultChecked={isTicked('adult')} />
          <span>{t('blocked-terms.adult_label')}</span>
        </label>
        <label className="check">
          <input type="checkbox" name="inNames" defaultChecked={isTicked('inNames')} />
          <span>{t('blocked-terms.names_label')}</span>
        </label>
      </PostForm>
    </details>
  );
}
