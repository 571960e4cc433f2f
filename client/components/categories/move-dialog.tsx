import { useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import type { Choice } from '../form/choice-list.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { CategorySearch } from './category-search.js';
import type { Forest } from './forest.js';
import { moveCategory } from './move-category.js';

/** No category has it. */
const TOP = 0;

interface Props {
  forest: Forest;
  id: number;
  onClose(): void;
}

/** The simple way to another place in the tree: by the name of the category above. */
export function MoveDialog({ forest, id, onClose }: Props) {
  const { t } = useI18n();
  const item = forest.find(id);
  const [chosen, setChosen] = useState<Choice | null>(null);
  if (!item) return null;
  const name = item.label.text;
  const top = item.parentId === null ? [] : [{ id: TOP, label: t('categories.move.top') }];

  function move() {
    if (chosen === null) return;
    onClose();
    moveCategory(forest, id, { parentId: chosen.id === TOP ? null : chosen.id });
  }

  return (
    <Dialog
      open
      title={t('categories.move.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button type="button" onClick={onClose}>
            {t('admin.form.cancel')}
          </Button>
          <Button type="button" variant="main" aria-disabled={chosen === null || undefined} onClick={move}>
            {t('categories.move.label')}
          </Button>
        </>
      }
    >
      <CategorySearch
        label={t('categories.move.where')}
        wanted={{ above: id }}
        first={top}
        without={item.parentId === null ? [] : [item.parentId]}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Dialog>
  );
}
