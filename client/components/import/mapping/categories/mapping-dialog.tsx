import { useState } from 'react';
import type { CategoryPathProps } from '../../../../../src/import/mapping/import-mapping.pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { CategorySearch } from '../../../categories/category-search.js';
import type { Choice } from '../../../form/choice-list.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { saveMapping } from './save-mapping.js';

/** No category has it. */
const NOWHERE = 0;

interface Props {
  mapping: CategoryPathProps;
  onClose(): void;
}

/** One category of thousands for a path; or none, or not even its goods. Only a row that the person selects is saved. */
export function MappingDialog({ mapping, onClose }: Props) {
  const { t } = useI18n();
  const { path, itemCount, category, suggestion, origin } = mapping;
  const [chosen, setChosen] = useState<Choice | null>(null);
  const nowhere = { id: NOWHERE, label: t('mappings.nowhere') };
  const first = [category ?? suggestion ?? [], category || origin === 'excluded' ? nowhere : []].flat();

  function save(choice: { categoryId: number | null; excluded: boolean }) {
    saveMapping(mapping, choice, onClose);
  }

  return (
    <Dialog
      open
      title={t('mappings.dialog_title', { path: path.split(' > ').join(' › ') })}
      onClose={onClose}
      actions={
        <>
          {origin !== 'excluded' && itemCount !== null && (
            <Button type="button" onClick={() => save({ categoryId: null, excluded: true })}>
              {t('mappings.exclude')}
            </Button>
          )}
          <Button
            type="button"
            variant="main"
            aria-disabled={chosen === null || undefined}
            onClick={() =>
              chosen && save({ categoryId: chosen.id === NOWHERE ? null : chosen.id, excluded: false })
            }
          >
            {t('mappings.save')}
          </Button>
        </>
      }
    >
      <p>{t(itemCount === null ? 'mappings.google.dialog_text' : 'mappings.dialog_text')}</p>
      <CategorySearch
        label={t('mappings.columns.category')}
        wanted={{ kind: 'product' }}
        first={first}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Dialog>
  );
}
