import { useI18n } from '../../lib/i18n.js';
import { Meanwhile } from '../form/meanwhile.js';
import { type Choice, SearchChoice } from '../form/search-choice.js';
import { useField } from '../form/use-field.js';
import { Icon } from '../ui/icon.js';

/** The categories that a product stands in. */
export function OfferCategories({ categories }: { categories: Choice[] }) {
  const { t } = useI18n();
  const { value, error, theirs, change } = useField('categoryIds');
  const ids = value as number[];
  const labelOf = (id: number) => categories.find((category) => category.id === id)?.label ?? String(id);
  return (
    <div className="field span-all">
      <p className="field-hint">{t('offers.hints.categories')}</p>
      {ids.length > 0 && (
        <ul className="chosen-list">
          {ids.map((id) => (
            <li key={id}>
              <span>{labelOf(id)}</span>
              <button
                type="button"
                className="icon-button needs-script"
                aria-label={t('offers.remove_category', { name: labelOf(id) })}
                onClick={() => change(ids.filter((other) => other !== id))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchChoice
        label={t('offers.add_category')}
        choices={categories.filter(({ id }) => !ids.includes(id))}
        chosen={null}
        onChoose={(id) => change([...ids, id])}
        onDemand
      />
      <Meanwhile theirs={Array.isArray(theirs) ? (theirs as number[]).map(labelOf).join(', ') : theirs} />
      <span className="form-error">{error}</span>
    </div>
  );
}
