import { useId, useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { CategorySearch } from '../../categories/category-search.js';
import type { Choice } from '../../form/choice-list.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Stack } from '../../ui/layout/boxes.js';

const MODES = ['add', 'replace'] as const;
type Mode = (typeof MODES)[number];

interface Props {
  count: number;
  kind: 'product' | 'service';
  onChoose(categoryId: number, mode: Mode): void;
}

/** Adds the selected products to a category, or replaces their categories by it. */
export function BulkCategory({ count, kind, onChoose }: Props) {
  const { t } = useI18n();
  const name = useId();
  const [open, setOpen] = useState(false);
  const [category, setCategory] = useState<Choice | null>(null);
  const [mode, setMode] = useState<Mode>('add');
  const [isMissing, setMissing] = useState(false);

  function choose() {
    if (category === null) return setMissing(true);
    setOpen(false);
    onChoose(category.id, mode);
  }

  return (
    <>
      <Button type="button" small onClick={() => setOpen(true)}>
        {t('offers.bulk.categorise')}
      </Button>
      <Dialog
        open={open}
        title={t('offers.bulk.categorise_title', { count })}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button type="button" onClick={() => setOpen(false)}>
              {t('admin.form.cancel')}
            </Button>
            <Button type="button" variant="main" onClick={choose}>
              {t('offers.bulk.categorise')}
            </Button>
          </>
        }
      >
        <div className="form">
          <CategorySearch
            label={t('offers.fields.category')}
            wanted={{ kind }}
            chosen={category}
            onChoose={(choice) => {
              setCategory(choice);
              setMissing(false);
            }}
          />
          <p className="form-error" role="alert">
            {isMissing && t('offers.bulk.choose_category')}
          </p>
          <Stack as="fieldset">
            <legend className="hidden-text">{t('offers.bulk.mode')}</legend>
            {MODES.map((value) => (
              <label key={value} className="check">
                <input type="radio" name={name} checked={mode === value} onChange={() => setMode(value)} />
                <span>{t(`offers.bulk.modes.${value}`)}</span>
              </label>
            ))}
          </Stack>
          <p className="field-hint">{t('offers.bulk.category_of_feed')}</p>
        </div>
      </Dialog>
    </>
  );
}
