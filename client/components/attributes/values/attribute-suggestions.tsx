import type { AttributeChoice } from '../../../../src/attributes/attributes.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { plainText } from '../../../lib/i18n/local-texts.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { Cluster } from '../../ui/layout/boxes.js';

interface Props {
  definitions: AttributeChoice[];
  onAdd(chosen: AttributeChoice[]): void;
}

/** Suggests attributes of the selected categories, one by one or all at once. */
export function AttributeSuggestions({ definitions, onAdd }: Props) {
  const { t, locale } = useI18n();
  if (definitions.length === 0) return null;
  return (
    <div role="group" aria-label={t('product-attributes.suggested')}>
      <p className="field-hint">{t('product-attributes.suggested')}</p>
      <Cluster as="ul" gap={2} align="center" above={1} className="chip-list">
        {definitions.map((definition) => (
          <li key={definition.id}>
            <button type="button" className="chip" onClick={() => onAdd([definition])}>
              <Icon name="plus" size={16} />
              {plainText(definition.name, locale)}
            </button>
          </li>
        ))}
        {definitions.length > 1 && (
          <li>
            <Button type="button" small onClick={() => onAdd(definitions)}>
              {t('product-attributes.add_all', { count: definitions.length })}
            </Button>
          </li>
        )}
      </Cluster>
    </div>
  );
}
