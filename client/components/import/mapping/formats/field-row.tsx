import type { PageProps } from '../../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { FieldTarget } from './field-target.js';
import { RunnerUp } from './runner-up.js';
import { useMeaningDrop } from './use-meaning-drop.js';

interface Props {
  field: PageProps<'import/format'>['fields'][number];
  /** Index of the form's field. */
  index: number;
  /** Items that were looked at. */
  itemCount: number;
}

/** One field of the file with examples; its meaning is chosen, or dropped anywhere on the row. */
export function FieldRow({ field: { path, title, count, samples }, index, itemCount }: Props) {
  const { t } = useI18n();
  const { isOver, zone } = useMeaningDrop(index);
  return (
    <tr data-over={isOver || undefined} {...zone}>
      <th scope="row">
        <code>{title}</code>
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
        <FieldTarget index={index} title={title} />
        <RunnerUp index={index} path={path} />
      </td>
    </tr>
  );
}
