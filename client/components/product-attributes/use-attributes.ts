import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../lib/i18n.js';
import { textIn } from '../../lib/text-in.js';
import { useField } from '../form/use-field.js';
import { type AttributeValue, moved } from './attribute-values.js';

/** The features in a form, and what can be done with them; each step is said, and leaves the focus where it was. */
export function useAttributes() {
  const { t, locale } = useI18n();
  const { value, change } = useField('attributes');
  const attributes = value as AttributeValue[];
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [wanted, setWanted] = useState<{ place: number; element: string } | null>(null);
  const nameOf = (index: number) =>
    textIn(attributes[index]!.name, locale)?.text || t('product-attributes.free');

  useEffect(() => {
    if (wanted) list.current?.children[wanted.place]?.querySelector<HTMLElement>(wanted.element)?.focus();
  }, [wanted]);

  function add(added: AttributeValue[]) {
    change([...attributes, ...added]);
    setSaid(t('product-attributes.added', { count: added.length }));
    setWanted({ place: attributes.length, element: 'input, select' });
  }

  function move(from: number, to: number) {
    change(moved(attributes, from, to));
    setSaid(t('product-attributes.moved', { name: nameOf(from), place: to + 1, count: attributes.length }));
    setWanted({ place: to, element: `[data-step=${to < from ? 'up' : 'down'}]` });
  }

  function remove(index: number) {
    change(attributes.toSpliced(index, 1));
    setSaid(t('product-attributes.removed', { name: nameOf(index) }));
    setWanted({ place: Math.min(index, attributes.length - 2), element: '[data-step=close]' });
  }

  return { attributes, list, said, add, move, remove };
}
