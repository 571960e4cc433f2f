import type { PageProps } from '../../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { useOldInput } from '../../../../lib/forms/use-old-input.js';
import { Field } from '../../../ui/form/field.js';
import { PostForm } from '../../../ui/post-form.js';

type Props = Pick<PageProps<'import/categories'>, 'errors'> & { addUrl: string };

/** Adds categories of Google's taxonomy; works without a script as well. */
export function GoogleLines({ addUrl, errors }: Props) {
  const { t } = useI18n();
  const typed = useOldInput();
  return (
    <PostForm className="form form-short" action={addUrl} sendLabel={t('mappings.google.add')}>
      <Field
        name="lines"
        label={t('mappings.google.lines')}
        hint={t('mappings.google.hint')}
        error={errors['lines']}
      >
        {(control) => <textarea {...control} rows={4} required defaultValue={typed['lines']} />}
      </Field>
    </PostForm>
  );
}
