import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { AddLink } from '../../components/admin/list/add-link.js';
import { DataDialog } from '../../components/product-data/data-dialog.js';
import { ProductDataList } from '../../components/product-data/product-data-list.js';
import { useI18n } from '../../lib/i18n/i18n.js';

const NEW = 'new-product-data';

/** The descriptions of products that stores share. */
export default function ProductDataIndex(props: PageProps<'product-data/index'>) {
  const { form, newUrl, closeUrl } = props;
  const { t } = useI18n();
  const add = (id?: string) =>
    newUrl && (
      <AddLink id={id} href={newUrl}>
        {t('product-data.new')}
      </AddLink>
    );
  return (
    <>
      <PageTitle title={t('product-data.title')} intro={t('product-data.intro')} action={add(NEW)} />
      {form && (
        <DataDialog
          key={form.id}
          form={form}
          choices={props}
          closeUrl={closeUrl}
          returnTo={form.id === null ? NEW : `product-data-${form.id}`}
        />
      )}
      <ProductDataList {...props} action={add()} />
    </>
  );
}
