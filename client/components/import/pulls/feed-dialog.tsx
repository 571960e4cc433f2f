import { router } from '@inertiajs/react';
import type { FeedForm } from '../../../../src/import/pulls/feed-pulls.pages.js';
import { withoutConfirmation } from '../../../lib/visits/leave-confirmation.js';
import { PRESERVE_STATE } from '../../../lib/visits/preserve-state.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { RecordDialog } from '../../admin/record-dialog.js';
import { CheckField } from '../../form/check-field.js';
import { ChoiceField } from '../../form/choice-field.js';
import { EditForm } from '../../form/edit-form.js';
import { FormSection } from '../../form/form-section.js';
import { SelectField } from '../../form/select-field.js';
import { TextField } from '../../form/text-field.js';
import { useRecordForm } from '../../form/use-edit-form.js';
import { ScheduleFields } from './schedule-fields.js';
import { Button } from '../../ui/button.js';

const MODES = ['full', 'delta'] as const;
/** null: the file or the store's setting states it. */
const LANGUAGES = [
  { value: null, text: 'store' },
  { value: 'sl', text: 'sl' },
  { value: 'en', text: 'en' },
  { value: 'other', text: 'third' },
] as const;

interface Props {
  form: FeedForm;
  address: string;
  closeUrl: string;
  returnTo: string;
}

/** A new address, or one that is there. */
export function FeedDialog({ form, address, closeUrl, returnTo }: Props) {
  const { t } = useI18n();
  const { id, action, version, values, passwordSetAt } = form;
  const edit = useRecordForm({ id, url: action, version }, values);
  const isNew = id === null;
  return (
    <RecordDialog
      title={isNew ? t('feed-pulls.new_title') : t('feed-pulls.edit_title', { address })}
      closeUrl={closeUrl}
      returnTo={returnTo}
    >
      <EditForm
        form={edit}
        submitLabel={t(isNew ? 'feed-pulls.create' : 'admin.form.save')}
        closeUrl={closeUrl}
        actions={
          <Button
            type="button"
            className="needs-script"
            onClick={() =>
              withoutConfirmation(() => router.post(form.testUrl, { ...edit.data }, PRESERVE_STATE))
            }
          >
            {t('feed-pulls.test.button')}
          </Button>
        }
      >
        <FormSection title={t('feed-pulls.parts.address')}>
          <TextField
            name="url"
            type="url"
            label={t('feed-pulls.fields.url')}
            hint={t('feed-pulls.hints.url')}
            required
          />
        </FormSection>
        <FormSection title={t('feed-pulls.parts.access')}>
          <TextField
            name="username"
            label={t('feed-pulls.fields.username')}
            hint={t('feed-pulls.hints.username')}
            autoComplete="off"
          />
          <TextField
            name="password"
            type="password"
            label={t('feed-pulls.fields.password')}
            hint={t(passwordSetAt ? 'feed-pulls.hints.password_kept' : 'feed-pulls.hints.password')}
            autoComplete="new-password"
          />
        </FormSection>
        <FormSection title={t('feed-pulls.parts.schedule')}>
          <ScheduleFields schedule={edit.data.schedule} />
          <CheckField
            name="active"
            label={t('feed-pulls.fields.active')}
            hint={t('feed-pulls.hints.active')}
          />
        </FormSection>
        <FormSection title={t('feed-pulls.parts.content')}>
          <ChoiceField
            name="mode"
            label={t('feed-pulls.fields.mode')}
            options={MODES.map((value) => ({
              value,
              label: t(`feed-pulls.modes.${value}.label`),
              hint: t(`feed-pulls.modes.${value}.hint`),
            }))}
          />
          <SelectField
            name="language"
            label={t('feed-pulls.fields.language')}
            hint={t('feed-pulls.hints.language')}
            options={LANGUAGES.map(({ value, text }) => ({
              value,
              label: t(`feed-pulls.languages.${text}`),
            }))}
          />
          <TextField
            name="currency"
            label={t('feed-pulls.fields.currency')}
            hint={t('feed-pulls.hints.currency')}
            maxLength={3}
          />
        </FormSection>
      </EditForm>
    </RecordDialog>
  );
}
