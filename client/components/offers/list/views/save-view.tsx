import type { ViewSharing } from '../../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { useOldInput } from '../../../../lib/forms/use-old-input.js';
import { Field } from '../../../ui/form/field.js';
import { PostForm } from '../../../ui/post-form.js';
import { Box } from '../../../ui/layout/boxes.js';

/** Maximum length of a name, in characters. */
export const MAX_VIEW_NAME = 60;

interface Props {
  url: string;
  sharing: ViewSharing | null;
  errors: Record<string, string>;
}

/** Saves the list's filters, order and columns under a name; works without a script as well. */
export function SaveView({ url, sharing, errors }: Props) {
  const { t } = useI18n();
  const typed = useOldInput();
  return (
    <Box as="section" padTop={3} above={4} line="top" className="view-form">
      <h2 className="menu-title">{t('offers.views.new')}</h2>
      <PostForm action={url} sendLabel={t('offers.views.save')} plain>
        <Field
          name="name"
          label={t('offers.views.name')}
          hint={t('offers.views.name_hint')}
          error={errors['name']}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              required
              maxLength={MAX_VIEW_NAME}
              defaultValue={typed['name']}
            />
          )}
        </Field>
        {sharing && (
          <label className="check">
            <input type="checkbox" name="shared" defaultChecked={typed['shared'] === 'on'} />
            <span>{t(`offers.views.share.${sharing}`)}</span>
          </label>
        )}
      </PostForm>
    </Box>
  );
}
