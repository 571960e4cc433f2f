import { useI18n } from '../../lib/i18n/i18n.js';
import { ConflictValue } from '../form/conflict-value.js';
import type { Choice } from '../form/choice-list.js';
import { useField } from '../form/use-field.js';
import { IconButton } from '../ui/icon-button.js';
import { CategorySearch } from './category-search.js';
import { useCategoryLabels } from './use-category-labels.js';
import type { Wanted } from './use-category-choices.js';
import { Box, Stack } from '../ui/layout/boxes.js';

interface Props {
  /** Names of the form's categories. */
  categories: Choice[];
  wanted: Wanted;
  hint?: string;
}

/** The categories of a product. */
export function CategoriesField({ categories, wanted, hint }: Props) {
  const { t } = useI18n();
  const { value, error, change } = useField('categoryIds');
  const ids = value as number[];
  const { labelOf, remember } = useCategoryLabels(categories, ids);
  return (
    <div className="field span-all">
      {hint && <p className="field-hint">{hint}</p>}
      {ids.length > 0 && (
        <Box as="ul" line="top" className="chosen-list">
          {ids.map((id) => (
            <Stack as="li" gap={[0, 4]} align="center" line="bottom" breaks key={id}>
              <span>{labelOf(id)}</span>
              <IconButton
                icon="close"
                label={t('categories.choice.remove', { name: labelOf(id) })}
                onClick={() => change(ids.filter((other) => other !== id))}
              />
            </Stack>
          ))}
        </Box>
      )}
      <CategorySearch
        id="categoryIds"
        label={t('categories.choice.add')}
        wanted={wanted}
        without={ids}
        chosen={null}
        onChoose={(choice) => {
          remember(choice);
          change([...ids, choice.id]);
        }}
        onDemand
      />
      <ConflictValue name="categoryIds" show={(theirs) => (theirs as number[]).map(labelOf).join(', ')} />
      <span className="form-error">{error}</span>
    </div>
  );
}
