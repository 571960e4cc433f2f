import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useOldInput } from '../../lib/forms/use-old-input.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Field } from '../ui/form/field.js';
import { PostForm } from '../ui/post-form.js';

type Props = Pick<PageProps<'matches/offer'>, 'maxReason' | 'proposed' | 'errors'> & {
  url: string;
  isAlone: boolean;
};

/** A store objects to the comparison of its offer; works without a script as well. */
export function ObjectionForm({ url, isAlone, maxReason, proposed, errors }: Props) {
  const { t } = useI18n();
  const typed = useOldInput();
  const kinds = isAlone ? (['same'] as const) : (['different', 'same'] as const);
  const first = isAlone || proposed !== null ? 'same' : 'different';
  return (
    <PostForm className="form form-short" action={url} sendLabel={t('match-objections.send')}>
      <fieldset className="field">
        <legend>{t('match-objections.what')}</legend>
        {kinds.map((kind) => (
          <label key={kind} className="check">
            <input
              type="radio"
              name="kind"
              value={kind}
              required
              defaultChecked={(typed['kind'] ?? first) === kind}
            />
            <span>{t(`match-objections.choices.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <Field
        name="other"
        label={t('match-objections.other_page')}
        hint={t('match-objections.other_hint')}
        error={errors['other']}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            inputMode="url"
            defaultValue={typed['other'] ?? proposed ?? undefined}
          />
        )}
      </Field>
      <Field
        name="reason"
        label={t('match-objections.reason')}
        hint={t('match-objections.reason_hint')}
        error={errors['reason']}
      >
        {(control) => (
          <input {...control} autoComplete="off" maxLength={maxReason} defaultValue={typed['reason']} />
        )}
      </Field>
    </PostForm>
  );
}
