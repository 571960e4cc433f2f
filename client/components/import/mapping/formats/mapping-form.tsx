import { router } from '@inertiajs/react';
import type { PageProps } from '../../../../../src/core/inertia/pages.js';
import type { PreviewedItem } from '../../../../../src/import/mapping/import-mapping.pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { ConfirmedButton } from '../../../admin/confirmed-button.js';
import { EditForm } from '../../../form/edit-form.js';
import { useEditForm } from '../../../form/use-edit-form.js';
import { Constants } from './constants.js';
import { FieldTable } from './field-table.js';
import { Preview } from './preview.js';
import { RowSettings } from './row-settings.js';
import { Transformations } from './transformations.js';
import { usePreview } from './use-preview.js';
import { Button } from '../../../ui/button.js';
import { Grid } from '../../../ui/layout/boxes.js';

interface Props {
  form: NonNullable<PageProps<'import/format'>['form']>;
  fields: PageProps<'import/format'>['fields'];
  columns: PageProps<'import/format'>['columns'];
  itemCount: number;
  preview: PreviewedItem[];
  /** An import waits for this mapping. */
  waits: boolean;
}

/** The mapping of fields, next to a preview of the first products. */
export function MappingForm({
  form: { url, version, known, values },
  fields,
  columns,
  itemCount,
  preview,
  waits,
}: Props) {
  const { t } = useI18n();
  const form = useEditForm({ method: 'put', url, version, saved: values, draft: values.item });
  const { refresh, ...state } = usePreview(url, form.data);
  const deletion = known && (
    <ConfirmedButton
      label={t('formats.delete')}
      title={t('formats.delete_title')}
      confirmLabel={t('formats.delete')}
      onConfirm={() => router.delete(url, { data: { item: values.item, _version: version } })}
    >
      <p>{t('formats.delete_text')}</p>
    </ConfirmedButton>
  );
  return (
    <Grid gap={6} align="start" className="mapping-form">
      <EditForm
        form={form}
        hasRequired={false}
        submitLabel={t(waits ? 'formats.submit_waiting' : 'formats.submit')}
        actions={
          <>
            {deletion}
            <Button type="button" className="needs-script" onClick={refresh}>
              {t('formats.preview.refresh')}
            </Button>
          </>
        }
      >
        <FieldTable fields={fields} itemCount={itemCount} />
        <RowSettings
          columns={columns}
          filterCount={form.data.filters.length}
          hasMainProducts={form.data.rows.codes !== ''}
        />
        <Transformations />
        <Constants />
      </EditForm>
      <Preview items={preview} {...state} />
    </Grid>
  );
}
