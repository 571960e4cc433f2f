import type { ProductCard as Card } from '../../../../src/products/product.props.js';
import { ProductCard } from './card.js';

interface Props {
  cards: Card[];
  /** One line that scrolls sideways instead of a grid. */
  row?: boolean;
}

/** Products as a grid ruled by hairlines, or as one row. */
export function CardList({ cards, row = false }: Props) {
  return (
    <ul className={row ? 'cards cards-row' : 'cards'}>
      {cards.map((card) => (
        <ProductCard key={card.id} card={card} />
      ))}
    </ul>
  );
}
