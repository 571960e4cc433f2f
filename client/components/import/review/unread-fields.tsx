import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PostForm } from '../../ui/post-form.js';
import { boxClass } from '../../ui/layout/boxes.js';
import { Select } from '../../ui/form/select.js';
import { Table } from '../../ui/layout/table.js';

type Props = Pick<PageProps<'import/diagnosis'>, 'unread'> & {
  mapping: NonNullable<PageProps<'import/diagnosis'>['mapping']>;
};

/** The fields that the format of the file does not read, with their share, an example and a form that maps them. */
export function UnreadFields({ unread, mapping }: Props) {
  const { t, share, number } = useI18n();
  const added = new Map(mapping.added.map(({ path, label }) => [path, label]));
  return (
    <section id="unread" aria-labelledby="unread-title">
      <div className="section-head">
        <h2 id="unread-title">{t('diagnosis.unread.title')}</h2>
        <p>{t('diagnosis.unread.intro')}</p>
      </div>
      <Table className="unread-fields">
        <thead>
          <tr>
            <th scope="col">{t('formats.fields.path')}</th>
            <th scope="col">{t('diagnosis.unread.share')}</th>
            <th scope="col">{t('diagnosis.unread.sample')}</th>
            <th scope="col">{t('formats.fields.target')}</th>
          </tr>
        </thead>
        <tbody>
          {unread.map(({ path, title, count, of, percent, sample }) => (
            <tr key={path}>
              <th scope="row">
                <code>{title}</code>
              </th>
              <td data-label={t('diagnosis.unread.share')}>
                {share(percent)}{' '}
                <small>{t('diagnosis.of', { filled: number(count), total: number(of) })}</small>
              </td>
              <td data-label={t('diagnosis.unread.sample')}>{sample}</td>
              <td data-label={t('formats.fields.target')}>
                {added.has(path) && <p>{t('diagnosis.unread.mapped', { target: added.get(path)! })}</p>}
                {mapping.url && !added.has(path) && (
                  <MapField path={path} title={title} url={mapping.url} mapping={mapping} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function MapField({
  path,
  title,
  url,
  mapping: { targets },
}: {
  path: string;
  title: string;
  url: string;
  mapping: Props['mapping'];
}) {
  const { t } = useI18n();
  return (
    <PostForm
      className={boxClass('cluster', { gap: 2 }, 'unread-form')}
      action={url}
      plain
      sendLabel={t('diagnosis.unread.map')}
      sendDescription={t('diagnosis.unread.map_of', { path: title })}
    >
      <input type="hidden" name="path" value={path} />
      <Select
        name="target"
        defaultValue="attribute"
        aria-label={t('formats.fields.target_of', { path: title })}
        options={targets.map(({ id, label }) => ({ value: id, label }))}
      />
    </PostForm>
  );
}
