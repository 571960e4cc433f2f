import { useRef } from 'react';
import { type DropTarget, type Key, useDragAndDrop } from 'react-aria-components';
import type { Forest } from './forest.js';
import { moveCategory } from './move-category.js';

/** Moving by pointer, and by keyboard from the handle of a row. */
export function useTreeDrag(forest: Forest) {
  const dragged = useRef<number | null>(null);

  function accepts(target: DropTarget): boolean {
    const item = dragged.current === null ? undefined : forest.find(dragged.current);
    if (!item?.can.move || target.type !== 'item') return false;
    const id = Number(target.key);
    if (forest.isWithin(id, item.id)) return false;
    return target.dropPosition !== 'on' || forest.find(id)!.can.addBelow;
  }

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': forest.find(Number(key))!.label.text })),
    onDragStart: ({ keys }) => (dragged.current = firstOf(keys)),
    onDragEnd: () => (dragged.current = null),
    getDropOperation: (target) => (accepts(target) ? 'move' : 'cancel'),
    onMove: ({ keys, target }) => {
      const id = firstOf(keys);
      moveCategory(forest, id, forest.placeAt(id, Number(target.key), target.dropPosition));
    },
  });
  return dragAndDropHooks;
}

const firstOf = (keys: Set<Key>) => Number([...keys][0]);
