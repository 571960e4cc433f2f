import type { FileFieldProps } from '../../../src/import-mapping/import-mapping.pages.js';
import { useI18n } from '../../lib/i18n.js';
import { FieldTarget } from './field-target.js';

interface Props {
  /** Beside the form's fields, by their index. */
  fields: FileFieldProps[];
  /** Items that were looked at. */
  itemCount: number;
}

/** The fields of the file with examples, and what each means. */
export function FieldTable({ fields, itemCount }: Props) {
  const { t } = useI18n();
  return (
    <fieldset className="form-section">
      <legend>{t('formats.fields.title')}</legend>
      <p className="field-hint">{t('formats.fields.intro')}</p>
      <table className="table field-table">
        <thead>
          <tr>
            <th scope="col">{t('formats.fields.path')}</th>
            <th scope="col">{t('formats.fields.samples')}</th>
            <th scope="col">{t('formats.fields.target')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ path, count, samples }, index) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
                <small>
                  {count > 0 ? t('formats.fields.in', { count, of: itemCount }) : t('formats.fields.missing')}
                </small>
              </th>
              <td data-label={t('formats.fields.samples')}>
                {samples.length > 0 && (
                  <ul>
                    {samples.map((sample) => (
                      <li key={sample}>{sample}</li>
                    ))}
                  </ul>
                )}
              </td>
              <td data-label={t('formats.fields.target')}>
                <FieldTarget index={index} path={path} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
