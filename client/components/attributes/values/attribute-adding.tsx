import { useState } from 'react';
import type { AttributeChoice } from '../../../../src/attributes/attributes.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { plainText } from '../../../lib/i18n/local-texts.js';
import { SearchChoice } from '../../form/search-choice.js';
import { useFormContext } from '../../form/use-field.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { AttributePasting } from './attribute-pasting.js';
import { AttributeSuggestions } from './attribute-suggestions.js';
import { type AttributeValue, newAttribute, suggestionsFor } from './attribute-values.js';
import { Row, Stack } from '../../ui/layout/boxes.js';

interface Props {
  definitions: AttributeChoice[];
  attributes: AttributeValue[];
  onAdd(added: AttributeValue[]): void;
}

/** Adds attributes: of the product's categories, any registered or free ones, or many lines at once. */
export function AttributeAdding({ definitions, attributes, onAdd }: Props) {
  const { t, locale } = useI18n();
  const [pasting, setPasting] = useState(false);
  const categoryIds = useFormContext().valueOf('categoryIds') as number[];
  const used = new Set(attributes.map(({ definitionId }) => definitionId));
  const unused = definitions.filter(({ id }) => !used.has(id));
  const nameOf = ({ name }: AttributeChoice) => plainText(name, locale);

  return (
    <Stack gap={3} padTop={3} className="attribute-adding needs-script">
      <AttributeSuggestions
        definitions={suggestionsFor(unused, categoryIds)}
        onAdd={(chosen) => onAdd(chosen.map(newAttribute))}
      />
      {unused.length > 0 && (
        <SearchChoice
          label={t('product-attributes.add')}
          choices={unused.map((definition) => ({ id: definition.id, label: nameOf(definition) }))}
          chosen={null}
          onChoose={(id) => onAdd([newAttribute(definitions.find((definition) => definition.id === id))])}
          onDemand
        />
      )}
      <Row as="p" inline gap={1} align="center" className="row-buttons">
        <Button type="button" small onClick={() => onAdd([newAttribute()])}>
          <Icon name="plus" />
          {t('product-attributes.add_free')}
        </Button>
        <Button type="button" small aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          {t('product-attributes.paste.open')}
        </Button>
      </Row>
      {pasting && (
        <AttributePasting
          definitions={definitions}
          onAdd={(added) => {
            setPasting(false);
            onAdd(added);
          }}
        />
      )}
    </Stack>
  );
}
