import { useI18n } from '../../lib/i18n.js';
import { Meanwhile } from '../form/meanwhile.js';
import { type Choice, SearchChoice } from '../form/search-choice.js';
import { useField } from '../form/use-field.js';
import { Icon } from '../ui/icon.js';

interface Props {
  categories: Choice[];
  hint?: string;
}

/** Where a product stands in the catalogue. */
export function CategoriesField({ categories, hint }: Props) {
  const { t } = useI18n();
  const { value, error, change } = useField('categoryIds');
  const ids = value as number[];
  const labelOf = (id: number) => categories.find((category) => category.id === id)?.label ?? String(id);
  return (
    <div className="field span-all">
      {hint && <p className="field-hint">{hint}</p>}
      {ids.length > 0 && (
        <ul className="chosen-list">
          {ids.map((id) => (
            <li key={id}>
              <span>{labelOf(id)}</span>
              <button
                type="button"
                className="icon-button needs-script"
                aria-label={t('categories.choice.remove', { name: labelOf(id) })}
                onClick={() => change(ids.filter((other) => other !== id))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchChoice
        label={t('categories.choice.add')}
        choices={categories.filter(({ id }) => !ids.includes(id))}
        chosen={null}
        onChoose={(id) => change([...ids, id])}
        onDemand
      />
      <Meanwhile name="categoryIds" show={(theirs) => (theirs as number[]).map(labelOf).join(', ')} />
      <span className="form-error">{error}</span>
    </div>
  );
}
