import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { plainText } from '../../../lib/i18n/local-texts.js';
import { useField } from '../../form/use-field.js';
import { type AttributeValue, moveItem } from './attribute-values.js';

/** The attributes of a form and their actions; each action is announced, and keeps the focus. */
export function useAttributes() {
  const { t, locale } = useI18n();
  const { value, change } = useField('attributes');
  const attributes = value as AttributeValue[];
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [wanted, setWanted] = useState<{ place: number; element: string } | null>(null);
  /** Places of those whose fields are shown. */
  const [opened, setOpened] = useState<number[]>([]);
  const nameOf = (index: number) =>
    plainText(attributes[index]!.name, locale) || t('product-attributes.free');

  useEffect(() => {
    if (wanted) list.current?.children[wanted.place]?.querySelector<HTMLElement>(wanted.element)?.focus();
  }, [wanted]);

  /** Open rows stay open when they move. */
  function arrange(places: number[]) {
    change(places.map((place) => attributes[place]!));
    setOpened(places.flatMap((place, index) => (opened.includes(place) ? [index] : [])));
  }

  function add(added: AttributeValue[]) {
    const isEmpty = ({ value }: AttributeValue) => !value.sl && !value.en;
    const open = added.flatMap((one, index) => (isEmpty(one) ? [attributes.length + index] : []));
    change([...attributes, ...added]);
    setOpened([...opened, ...open]);
    setAnnouncement(t('product-attributes.added', { count: added.length }));
    setWanted({ place: attributes.length, element: 'input, select, [data-step]' });
  }

  function move(from: number, to: number) {
    arrange(moveItem([...attributes.keys()], from, to));
    setAnnouncement(
      t('product-attributes.moved', { name: nameOf(from), place: to + 1, total: attributes.length }),
    );
    setWanted({ place: to, element: `[data-step=${to < from ? 'up' : 'down'}]` });
  }

  function remove(index: number) {
    arrange([...attributes.keys()].toSpliced(index, 1));
    setAnnouncement(t('product-attributes.removed', { name: nameOf(index) }));
    setWanted({ place: Math.min(index, attributes.length - 2), element: '[data-step=close]' });
  }

  function toggle(index: number) {
    setOpened(opened.includes(index) ? opened.filter((other) => other !== index) : [...opened, index]);
  }

  return { attributes, list, announcement, opened, add, move, remove, toggle };
}
