import type { AttributeChoice } from '../../../../src/attributes/attributes.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { plainText } from '../../../lib/i18n/local-texts.js';
import { ConflictValue } from '../../form/conflict-value.js';
import { useField } from '../../form/use-field.js';
import { useReorder } from '../../form/use-reorder.js';
import { AttributeAdding } from './attribute-adding.js';
import { AttributeFields } from './attribute-fields.js';
import { type AttributeValue, valueText } from './attribute-values.js';
import { useAttributes } from './use-attributes.js';
import { Stack } from '../../ui/layout/boxes.js';

interface Props {
  definitions: AttributeChoice[];
}

/** The attributes of a product: registered ones, which can be filters, and free ones. */
export function AttributesField({ definitions }: Props) {
  const { attributes, list, announcement, opened, add, move, remove, toggle } = useAttributes();
  const { error } = useField('attributes');
  const { target, start } = useReorder(list, move);
  const placeMark = (index: number) => {
    if (target === index) return 'before';
    return target === attributes.length && index === target - 1 ? 'after' : undefined;
  };
  return (
    <div className="field span-all">
      <ol ref={list} className="attribute-list">
        {attributes.map((attribute, index) => (
          <Stack as="li" line="bottom" key={index} data-drop={placeMark(index)}>
            <AttributeFields
              index={index}
              attribute={attribute}
              definition={definitions.find(({ id }) => id === attribute.definitionId)}
              isOpen={opened.includes(index)}
              isLast={index === attributes.length - 1}
              onToggle={() => toggle(index)}
              onMove={(to) => move(index, to)}
              onDrag={(event) => start(event, index)}
              onRemove={() => remove(index)}
            />
          </Stack>
        ))}
      </ol>
      <p role="status" className="hidden-text">
        {announcement}
      </p>
      <ConflictValue
        name="attributes"
        show={(theirs) => <Listed attributes={theirs as AttributeValue[]} />}
      />
      <span className="form-error">{error}</span>
      <AttributeAdding definitions={definitions} attributes={attributes} onAdd={add} />
    </div>
  );
}

/** The values that another person saved. */
function Listed({ attributes }: { attributes: AttributeValue[] }) {
  const { locale } = useI18n();
  return attributes
    .map((attribute) => `${plainText(attribute.name, locale)}: ${valueText(attribute, locale)}`)
    .join(', ');
}
