import { type DragEvent, useState } from 'react';
import type { MappingTarget } from '../../../../../src/import/stored-mappings/mapping-rules.js';
import { useField } from '../../../form/use-field.js';

/** Distinguishes a dragged target from other dragged content. */
const MEANING = 'application/x-katalog-meaning';

export function carryMeaning({ dataTransfer }: DragEvent, target: MappingTarget): void {
  dataTransfer.setData(MEANING, target);
  dataTransfer.effectAllowed = 'copy';
}

/** Gives a field of the file the meaning that is dropped on it. */
export function useMeaningDrop(index: number) {
  const target = useField(`fields.${index}.target`);
  const [isOver, setOver] = useState(false);
  const zone = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes(MEANING)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      const meaning = event.dataTransfer.getData(MEANING);
      setOver(false);
      if (!meaning) return;
      event.preventDefault();
      target.change(meaning);
    },
  };
  return { isOver, zone };
}
