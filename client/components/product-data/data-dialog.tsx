import type { ProductDataForm } from '../../../src/product-data/page/product-data.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { RecordDialog } from '../admin/record-dialog.js';
import type { DataChoices } from './choices.js';
import { DataEditor } from './data-editor.js';
import { DataFacts } from './data-facts.js';
import { DataState } from './data-state.js';
import { Duplicates } from './duplicates.js';
import { textIn } from '../../lib/i18n/local-texts.js';

interface Props {
  form: ProductDataForm;
  choices: DataChoices;
  closeUrl: string;
  returnTo: string;
}

/** A new description, or an existing one with its decision, duplicates and content. */
export function DataDialog({ form, choices, closeUrl, returnTo }: Props) {
  const { t, locale } = useI18n();
  const name = textIn(form.name, locale)?.text ?? form.ean;
  const { duplicates, mergeUrl } = form;
  return (
    <RecordDialog
      title={form.id === null ? t('product-data.new_title') : name}
      closeUrl={closeUrl}
      returnTo={returnTo}
    >
      {form.status && <DataState data={form} status={form.status} name={name} />}
      {mergeUrl && <Duplicates duplicates={duplicates} url={mergeUrl} version={form.version} name={name} />}
      {form.can.edit ? (
        <DataEditor form={form} choices={choices} closeUrl={closeUrl} />
      ) : (
        <DataFacts data={form} choices={choices} />
      )}
    </RecordDialog>
  );
}
