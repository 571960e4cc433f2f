import type { PageProps } from '../../../../../src/core/inertia/pages.js';
import type { RowFilter } from '../../../../../src/import/stored-mappings/mapping-rules.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { FormSection } from '../../../form/form-section.js';
import { SelectField } from '../../../form/select-field.js';
import { TextField } from '../../../form/text-field.js';
import { Grid, Stack } from '../../../ui/layout/boxes.js';

const CODES = 'ID, SKU';
const LIST = 'sku=A|sku=B';
const CONDITIONS = ['is', 'is-not', 'is-empty'] as const satisfies RowFilter['condition'][];
const EXAMPLE = 'https://shop.example/products/{Handle}';
const IMAGE_EXAMPLE = 'https://shop.example/image';

interface Props {
  /** Columns of a table; empty: XML, which has none. */
  columns: PageProps<'import/format'>['columns'];
  filterCount: number;
  /** Whether rows name others, whose columns filters may use. */
  hasMainProducts: boolean;
}

const OF_MAIN = 'parent:';

/** Links by a template; for tables also the rows of a product, and the rows that are imported. */
export function RowSettings({ columns, filterCount, hasMainProducts }: Props) {
  const { t } = useI18n();
  const optionsWith = (none: string) => [
    { value: '', label: none },
    ...columns.map(({ path, title }) => ({ value: path, label: title })),
  ];
  const ofMain = (hasMainProducts ? columns : []).map(({ path, title }) => ({
    value: OF_MAIN + path,
    label: t('formats.rows.of_main', { column: title }),
  }));
  return (
    <FormSection title={t('formats.rows.title')}>
      <TextField
        name="linkTemplate"
        label={t('formats.rows.template')}
        hint={t('formats.rows.template_hint', { example: EXAMPLE })}
        inputMode="url"
        maxLength={500}
      />
      {columns.length > 0 && (
        <>
          <TextField
            name="imageAddress"
            label={t('formats.rows.image_address')}
            hint={t('formats.rows.image_address_hint', { example: IMAGE_EXAMPLE })}
            inputMode="url"
            maxLength={500}
          />
          <SelectField
            name="rows.key"
            label={t('formats.rows.key')}
            hint={t('formats.rows.key_hint')}
            options={optionsWith(t('formats.rows.each'))}
          />
          <TextField
            name="rows.codes"
            label={t('formats.rows.codes')}
            hint={t('formats.rows.codes_hint', { example: CODES, list: LIST })}
            maxLength={200}
          />
          <SelectField
            name="rows.images"
            label={t('formats.rows.images')}
            hint={t('formats.rows.images_hint')}
            options={optionsWith(t('formats.rows.no_images'))}
          />
          <RowFilters
            options={[...optionsWith(t('formats.rows.no_filter')), ...ofMain]}
            count={filterCount}
          />
        </>
      )}
    </FormSection>
  );
}

interface FilterProps {
  options: { value: string; label: string }[];
  count: number;
}

/** The last one is empty, to be filled in. */
function RowFilters({ options, count }: FilterProps) {
  const { t } = useI18n();
  return (
    <Stack gap={4} className="span-all">
      <div>
        <p>{t('formats.rows.filters')}</p>
        <p className="field-hint">{t('formats.rows.filters_hint')}</p>
      </div>
      {Array.from({ length: count }, (_, index) => (
        <Grid key={index} gap={[4, 5]} align="start" className="form-grid">
          <SelectField
            name={`filters.${index}.path`}
            label={t('formats.rows.column', { number: index + 1 })}
            options={options}
          />
          <SelectField
            name={`filters.${index}.condition`}
            label={t('formats.rows.condition', { number: index + 1 })}
            options={CONDITIONS.map((value) => ({ value, label: t(`formats.rows.conditions.${value}`) }))}
          />
          <TextField
            name={`filters.${index}.values`}
            label={t('formats.rows.values', { number: index + 1 })}
            maxLength={500}
          />
        </Grid>
      ))}
    </Stack>
  );
}
