import type { ProductCard as Card } from '../../../../src/products/product.props.js';
import { ProductCard } from './card.js';

interface Props {
  cards: Card[];
  /** One line that scrolls sideways instead of a grid. */
  row?: boolean;
  /** Whether the list is on the first screen. */
  eager?: boolean;
}

/** Pictures that the first screen has. */
const EAGER = 4;

/** Products as a grid with thin lines, or as one row. */
export function CardList({ cards, row = false, eager = false }: Props) {
  return (
    <ul className={row ? 'cards cards-row' : 'cards'}>
      {cards.map((card, index) => (
        <ProductCard key={card.id} card={card} eager={eager && index < EAGER} />
      ))}
    </ul>
  );
}
