import type { AttributeChoice } from '../../../src/attributes/attributes.pages.js';
import type { AuditEntryProps } from '../../../src/audit/audit.pages.js';
import type { ProductForm } from '../../../src/offers/offers.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { plainText } from '../../lib/i18n/local-texts.js';
import { CancelLink } from '../admin/cancel-link.js';
import { RecordDialog } from '../admin/record-dialog.js';
import { EditForm } from '../form/edit-form.js';
import type { Choice } from '../form/choice-list.js';
import { useRecordForm } from '../form/use-edit-form.js';
import { Icon } from '../ui/icon.js';
import { OfferFields } from './offer-fields.js';
import { OfferHistory } from './offer-history.js';
import { valuesOf } from './list/offer-values.js';

interface Props {
  form: ProductForm;
  categories: Choice[];
  definitions: AttributeChoice[];
  companies: { id: number; name: string }[];
  history?: AuditEntryProps[];
  closeUrl: string;
  returnTo: string;
}

/** A new product or service, one like another, or a known one. */
export function OfferDialog({ form, history, closeUrl, returnTo, ...choices }: Props) {
  const { t, locale } = useI18n();
  const isNew = form.id === null;
  const name = plainText(form.name, locale);
  const edit = useRecordForm(form, valuesOf(form, locale), isNew ? `#${form.kind} ${name}` : undefined);
  return (
    <RecordDialog
      title={isNew ? t(`offers.new_title.${form.kind}`) : name}
      closeUrl={closeUrl}
      returnTo={returnTo}
    >
      <div className="form-intro">
        {form.fromFeed && <p className="notice">{t('offers.from_feed')}</p>}
        {form.pricesUrl && (
          <a data-visit className="out-link" href={form.pricesUrl}>
            {t('recorded-prices.title')}
          </a>
        )}
        {form.previewUrl && (
          <a className="out-link" href={form.previewUrl} target="_blank" rel="noreferrer">
            {t('offers.preview')}
            <Icon name="out" />
          </a>
        )}
      </div>
      <EditForm
        form={edit}
        submitLabel={isNew ? t(`offers.create.${form.kind}`) : t('admin.form.save')}
        actions={<CancelLink href={closeUrl} />}
      >
        <OfferFields form={form} {...choices} />
      </EditForm>
      {!isNew && <OfferHistory history={history} />}
    </RecordDialog>
  );
}
