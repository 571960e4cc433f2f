import type { PageProps } from '../../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { FieldRow } from './field-row.js';
import { Meanings } from './meanings.js';
import { Stack } from '../../../ui/layout/boxes.js';
import { Table } from '../../../ui/layout/table.js';

interface Props {
  /** Each belongs to the form's field with the same index. */
  fields: PageProps<'import/format'>['fields'];
  /** The number of items that were surveyed. */
  itemCount: number;
}

/** The fields of the file with examples and targets. */
export function FieldTable({ fields, itemCount }: Props) {
  const { t } = useI18n();
  return (
    <Stack as="fieldset" className="form-section">
      <legend>{t('formats.fields.title')}</legend>
      <p className="field-hint">{t('formats.fields.intro')}</p>
      <Meanings fields={fields} />
      <Table className="field-table">
        <thead>
          <tr>
            <th scope="col">{t('formats.fields.path')}</th>
            <th scope="col">{t('formats.fields.samples')}</th>
            <th scope="col">{t('formats.fields.target')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field, index) => (
            <FieldRow key={field.path} field={field} index={index} itemCount={itemCount} />
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}
