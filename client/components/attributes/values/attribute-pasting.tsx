import { useId, useState } from 'react';
import type { AttributeChoice } from '../../../../src/attributes/attributes.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import type { AttributeValue } from './attribute-values.js';
import { Stack } from '../../ui/layout/boxes.js';
import { readAttributes } from './read-attributes.js';
import { Button } from '../../ui/button.js';

interface Props {
  definitions: AttributeChoice[];
  onAdd(added: AttributeValue[]): void;
}

/** Lines from a data sheet or a spreadsheet, each of which becomes a feature. */
export function AttributePasting({ definitions, onAdd }: Props) {
  const { t, locale } = useI18n();
  const id = useId();
  const [text, setText] = useState('');
  const found = readAttributes(text, definitions, locale);
  return (
    <Stack gap={3} padTop={3} className="field attribute-pasting">
      <label htmlFor={id}>{t('product-attributes.paste.label')}</label>
      <textarea
        id={id}
        rows={5}
        value={text}
        autoFocus
        aria-describedby={`${id}-hint`}
        placeholder={t('product-attributes.paste.example')}
        onChange={(event) => setText(event.target.value)}
      />
      <small id={`${id}-hint`} className="field-hint">
        {t('product-attributes.paste.hint')}
      </small>
      <Button
        type="button"
        small
        className="add-free"
        aria-disabled={found.length === 0 || undefined}
        onClick={() => found.length > 0 && onAdd(found)}
      >
        {t('product-attributes.paste.add', { count: found.length })}
      </Button>
    </Stack>
  );
}
