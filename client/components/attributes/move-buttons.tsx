import { router } from '@inertiajs/react';
import type { AttributeCategory, AttributeRow } from '../../../src/attributes/attributes.pages.js';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { PRESERVE_STATE } from '../../lib/visits/preserve-state.js';
import { IconButton } from '../ui/icon-button.js';

interface Props {
  attribute: AttributeRow;
  /** In whose order it moves. */
  categoryId: number;
  /** The last place of this order. */
  last: number;
}

/**
 * Moves an attribute in the order that visitors see; shown immediately, and reverted if the server refuses.
 */
export function MoveButtons({ attribute, categoryId, last }: Props) {
  const { t } = useI18n();
  const { name, categories, moveUrl } = attribute;
  const place = categories.find((category) => category.id === categoryId);
  if (!moveUrl || !place) return null;

  function move(position: number) {
    router
      .optimistic<PageProps<'attributes/index'>>(({ attributes }) => ({
        attributes: swapped(attributes, categoryId, place!.position, position),
      }))
      .patch(moveUrl!, { categoryId, position }, PRESERVE_STATE);
  }

  const { position } = place;
  return (
    <>
      <IconButton
        icon="up"
        label={t('attributes.move_up', { name: name.text })}
        off={position === 0}
        onClick={() => move(position - 1)}
      />
      <IconButton
        icon="down"
        label={t('attributes.move_down', { name: name.text })}
        off={position === last}
        onClick={() => move(position + 1)}
      />
    </>
  );
}

/** The rows after two neighbours changed places. */
function swapped(rows: AttributeRow[], categoryId: number, from: number, to: number): AttributeRow[] {
  const places = new Map([
    [from, to],
    [to, from],
  ]);
  const put = (category: AttributeCategory) =>
    category.id === categoryId
      ? { ...category, position: places.get(category.position) ?? category.position }
      : category;
  const placeOf = (row: AttributeRow) => row.categories.find(({ id }) => id === categoryId)!.position;
  return rows
    .map((row) => ({ ...row, categories: row.categories.map(put) }))
    .sort((a, b) => placeOf(a) - placeOf(b));
}
