import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { AddLink } from '../../components/admin/list/add-link.js';
import { AttributeDialog } from '../../components/attributes/attribute-dialog.js';
import { AttributeList } from '../../components/attributes/attribute-list.js';
import { AttributeRemoval } from '../../components/attributes/attribute-removal.js';
import { useI18n } from '../../lib/i18n/i18n.js';

const NEW = 'new-attribute';

/** The attribute definitions. */
export default function AttributesIndex(props: PageProps<'attributes/index'>) {
  const { form, removal, categories, newUrl, closeUrl } = props;
  const { t } = useI18n();
  const add = (id?: string) => (
    <AddLink id={id} href={newUrl}>
      {t('attributes.new')}
    </AddLink>
  );
  return (
    <>
      <PageTitle title={t('attributes.title')} intro={t('attributes.intro')} action={add(NEW)} />
      {form && (
        <AttributeDialog
          key={form.id}
          form={form}
          categories={categories}
          closeUrl={closeUrl}
          returnTo={form.id === null ? NEW : `attribute-${form.id}`}
        />
      )}
      {removal && (
        <AttributeRemoval removal={removal} closeUrl={closeUrl} returnTo={`delete-attribute-${removal.id}`} />
      )}
      <AttributeList {...props} action={add()} />
    </>
  );
}
