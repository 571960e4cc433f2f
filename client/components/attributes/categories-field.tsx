import type { AttributeCategory } from '../../../src/attributes/attributes.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { CategorySearch } from '../categories/category-search.js';
import { useCategoryLabels } from '../categories/use-category-labels.js';
import { ConflictValue } from '../form/conflict-value.js';
import type { Choice } from '../form/choice-list.js';
import { useField } from '../form/use-field.js';
import { IconButton } from '../ui/icon-button.js';
import { Box, Stack } from '../ui/layout/boxes.js';

/** A chosen one that was added here has no position yet: it becomes the last. */
type OrderedCategory = Omit<AttributeCategory, 'position'> & Partial<AttributeCategory>;

/** The categories whose products have the attribute, and whether visitors filter by it there. */
export function CategoriesField({ categories }: { categories: Choice[] }) {
  const { t } = useI18n();
  const { value, error, change } = useField('categories');
  const places = value as OrderedCategory[];
  const ids = places.map(({ id }) => id);
  const { labelOf, remember } = useCategoryLabels(categories, ids);
  const namesOf = (others: unknown[]) =>
    (others as OrderedCategory[]).map(({ id }) => labelOf(id)).join(', ');
  return (
    <div className="field span-all">
      <p className="field-hint">{t('attributes.categories_hint')}</p>
      {places.length > 0 && (
        <Box as="ul" line="top" className="chosen-list">
          {places.map(({ id, filterable }) => (
            <Stack as="li" gap={[0, 4]} align="center" line="bottom" breaks key={id}>
              <span>{labelOf(id)}</span>
              <label className="check">
                <input
                  type="checkbox"
                  checked={filterable}
                  aria-label={t('attributes.filterable_in', { name: labelOf(id) })}
                  onChange={(event) =>
                    change(
                      places.map((place) =>
                        place.id === id ? { ...place, filterable: event.target.checked } : place,
                      ),
                    )
                  }
                />
                <span>{t('attributes.filterable')}</span>
              </label>
              <IconButton
                icon="close"
                label={t('attributes.remove_category', { name: labelOf(id) })}
                onClick={() => change(places.filter((place) => place.id !== id))}
              />
            </Stack>
          ))}
        </Box>
      )}
      <CategorySearch
        label={t('attributes.add_category')}
        wanted={{ all: true }}
        without={ids}
        chosen={null}
        onChoose={(choice) => {
          remember(choice);
          change([...places, { id: choice.id, filterable: true }]);
        }}
        onDemand
      />
      <ConflictValue name="categories" show={(theirs) => namesOf(theirs as unknown[])} />
      <span className="form-error">{error}</span>
    </div>
  );
}
