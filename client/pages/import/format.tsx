import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { RunHead } from '../../components/import/run-head.js';
import { ItemChoice } from '../../components/import/mapping/formats/item-choice.js';
import { ShopAddress } from '../../components/import/mapping/formats/shop-address.js';
import { MappingForm } from '../../components/import/mapping/formats/mapping-form.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Notice } from '../../components/ui/notice.js';

/** The mapping of a store's own format. */
export default function ImportFormat({
  run,
  survey,
  replaces,
  items,
  fields,
  columns,
  shop,
  form,
  preview,
}: PageProps<'import/format'>) {
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t('formats.title')} intro={t('formats.intro')} />
      <RunHead run={run} />
      {replaces && <Notice>{t('formats.replaces', { format: replaces })}</Notice>}
      {shop && <ShopAddress {...shop} />}
      {survey && form && (
        <>
          <ItemChoice items={items} />
          <MappingForm
            key={`${survey.item} ${form.version} ${shop?.address}`}
            form={form}
            fields={fields}
            columns={columns}
            itemCount={survey.itemCount}
            preview={preview}
            waits={run.status === 'needs-mapping'}
          />
        </>
      )}
      {!survey && <Notice tone="warn">{t('formats.nothing_found')}</Notice>}
    </>
  );
}
