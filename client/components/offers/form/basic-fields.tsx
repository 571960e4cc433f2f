import type { OfferForm } from '../../../../src/offers/offers.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { CompanyField } from '../../admin/company-field.js';
import { CategoriesField } from '../../categories/categories-field.js';
import { BilingualField } from '../../form/bilingual-field.js';
import type { Choice } from '../../form/choice-list.js';
import { SelectField } from '../../form/select-field.js';
import { TextField } from '../../form/text-field.js';
import { useField } from '../../form/use-field.js';
import { EanField } from './ean-field.js';
import { KeepTick } from './feed-marks.js';
import { Box, Stack } from '../../ui/layout/boxes.js';

/** A blocked offer is active as far as its store goes. */
const statusesOf = (status: string) =>
  ['draft', status === 'blocked' ? 'blocked' : 'active', 'inactive'] as const;

interface Props {
  form: OfferForm;
  categories: Choice[];
  /** For catalogue admins. */
  companies: { id: number; name: string }[];
}

/** The basic data of an offer, its link, and its categories. */
export function BasicFields({ form, categories, companies }: Props) {
  const { t } = useI18n();
  const isProduct = form.kind === 'product';
  const isDraft = useField('status').value === 'draft';
  const inCategories = t('offers.sections.categories');
  return (
    <>
      {isProduct && <EanField form={form} />}
      <BilingualField
        name="name"
        label={t('fields.name')}
        maxLength={500}
        aside={<KeepTick field="name" />}
      />
      {form.id === null && companies.length > 0 && (
        <CompanyField label={t('offers.fields.company')} companies={companies} />
      )}
      <SelectField
        id="status"
        name="status"
        label={t('fields.status')}
        options={statusesOf(form.status).map((value) => ({ value, label: t(`offers.status.${value}`) }))}
      />
      <TextField
        name="productCode"
        label={t('fields.productCode')}
        hint={t('offers.hints.code')}
        autoComplete="off"
        required
      />
      <div className="span-all">
        <TextField
          name="link"
          type="url"
          label={t('fields.link')}
          hint={t('offers.hints.link')}
          required={isProduct && !isDraft}
        />
      </div>
      <Stack gap={2} className="span-all" role="group" aria-label={inCategories}>
        <Box as="p" weight={600}>
          {inCategories}
        </Box>
        <KeepTick field="categoryIds" />
        <CategoriesField
          categories={categories}
          wanted={{ kind: form.kind }}
          hint={t(`offers.hints.categories.${form.kind}`)}
        />
      </Stack>
    </>
  );
}
