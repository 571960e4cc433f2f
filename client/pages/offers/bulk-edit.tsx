import type { BulkEditRow } from '../../../src/offers/bulk/bulk-edit.pages.js';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { DataTable } from '../../components/admin/list/data-table.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { BulkEditFields } from '../../components/offers/list/bulk-edit-fields.js';
import { Button } from '../../components/ui/button.js';
import { PostForm } from '../../components/ui/post-form.js';
import { Text } from '../../components/ui/text.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** New values for all products of a list: a form, its preview, and the button that writes them. */
export default function BulkEdit(props: PageProps<'offers/bulk-edit'>) {
  const { kind, count, formUrl, kept, typed, preview, fed, applyUrl, listUrl } = props;
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t('offers.bulk_edit.title')} intro={t(`offers.count.${kind}`, { count })} />
      <p>
        <a data-visit href={listUrl}>
          {t('offers.bulk_edit.back')}
        </a>
      </p>
      <form className="form form-short" action={formUrl} method="get">
        {kept.map(({ name, value }, index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <BulkEditFields {...props} />
        <Button variant="main">{t('offers.bulk_edit.preview')}</Button>
      </form>
      {preview && (
        <section aria-labelledby="preview-title">
          <h2 id="preview-title">{t('offers.bulk_edit.preview_title')}</h2>
          <p>{t('offers.bulk_edit.first', { shown: preview.length, count })}</p>
          {fed > 0 && <p>{t('offers.bulk_edit.fed', { count: fed })}</p>}
          <DataTable
            caption={t('offers.bulk_edit.preview_title')}
            rows={preview}
            columns={[
              {
                id: 'name',
                label: t('fields.name'),
                cell: ({ name, productCode }: BulkEditRow) => (
                  <>
                    <Text value={name} />
                    <small>{productCode}</small>
                  </>
                ),
              },
              { id: 'changes', label: t('offers.bulk_edit.changes'), cell: changesOf },
            ]}
          />
          {applyUrl && (
            <PostForm
              className="form form-short"
              action={applyUrl}
              sendLabel={t('offers.bulk_edit.apply', { count })}
            >
              {Object.entries(typed).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
            </PostForm>
          )}
        </section>
      )}
    </>
  );

  function changesOf({ changes, refused }: BulkEditRow) {
    if (refused) return <span className="form-error">{refused}</span>;
    if (!changes.length) return t('offers.bulk_edit.unchanged');
    return changes.map(({ field, before, after }) => (
      <div key={field}>{t('offers.bulk_edit.change', { field, before, after })}</div>
    ));
  }
}
