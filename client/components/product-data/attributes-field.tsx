import type { DataAttribute } from '../../../src/product-data/product-data.entity.js';
import { useI18n } from '../../lib/i18n.js';
import { Meanwhile } from '../form/meanwhile.js';
import { SearchChoice } from '../form/search-choice.js';
import { useField } from '../form/use-field.js';
import { Icon } from '../ui/icon.js';
import { AttributeFields } from './attribute-fields.js';
import type { DataChoices } from './choices.js';
import { textIn } from './text-in.js';

/** The features of the product: those of the registry, which shoppers can filter by, and free ones. */
export function AttributesField({ definitions }: Pick<DataChoices, 'definitions'>) {
  const { t, locale } = useI18n();
  const { value, theirs, change } = useField('attributes');
  const attributes = value as DataAttribute[];
  const nameOf = ({ name }: Pick<DataAttribute, 'name'>) => textIn(name, locale)?.text ?? '';
  const namesOf = (others: unknown[]) => (others as DataAttribute[]).map(nameOf).join(', ');
  const used = new Set(attributes.map(({ definitionId }) => definitionId));

  function add(definition?: DataChoices['definitions'][number]) {
    const { id = null, name = {}, unit = '' } = definition ?? {};
    const added = {
      definitionId: id,
      name: { sl: '', en: '', ...name },
      value: { sl: '', en: '' },
      unit: unit ?? '',
    };
    change([...attributes, added]);
  }

  return (
    <div className="field span-all">
      <ol className="attribute-list">
        {attributes.map((attribute, index) => (
          <AttributeFields
            key={index}
            index={index}
            attribute={attribute}
            onRemove={() => change(attributes.filter((other) => other !== attribute))}
          />
        ))}
      </ol>
      <SearchChoice
        label={t('product-data.add_attribute')}
        choices={definitions
          .filter(({ id }) => !used.has(id))
          .map((definition) => ({ id: definition.id, label: nameOf(definition) }))}
        chosen={null}
        onChoose={(id) => add(definitions.find((definition) => definition.id === id))}
        onDemand
      />
      <button type="button" className="button button-small add-free needs-script" onClick={() => add()}>
        <Icon name="plus" />
        {t('product-data.add_free_attribute')}
      </button>
      <Meanwhile theirs={Array.isArray(theirs) ? namesOf(theirs as unknown[]) : theirs} />
    </div>
  );
}
