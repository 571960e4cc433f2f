import { useState } from 'react';
import { useI18n } from '../../lib/i18n.js';
import { SearchChoice } from '../form/search-choice.js';
import { Dialog } from '../ui/dialog.js';
import { choicesOf } from './choices.js';
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
  const { t, locale } = useI18n();
  const item = forest.find(id);
  const [chosen, setChosen] = useState<number | null>(null);
  if (!item) return null;
  const name = item.label.text;
  const choices = [
    { id: TOP, label: t('categories.move.top') },
    ...choicesOf(forest, locale, (other) => other.can.addBelow && !forest.isWithin(other.id, id)),
  ].filter((choice) => choice.id !== (item.parentId ?? TOP));

  function move() {
    if (chosen === null) return;
    const parentId = chosen === TOP ? null : chosen;
    const position = forest.childrenOf(parentId).filter(({ can }) => can.move).length;
    onClose();
    moveCategory(forest, id, { parentId, position });
  }

  return (
    <Dialog
      open
      title={t('categories.move.title', { name })}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            {t('admin.form.cancel')}
          </button>
          <button
            type="button"
            className="button button-main"
            aria-disabled={chosen === null || undefined}
            onClick={move}
          >
            {t('categories.move.label')}
          </button>
        </>
      }
    >
      <SearchChoice
        label={t('categories.move.where')}
        choices={choices}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Dialog>
  );
}
