import type { ProductCard as Card } from '../../../../src/products/product.props.js';
import { ProductCard } from './card.js';

interface Props {
  cards: Card[];
  /** One line that scrolls sideways instead of a grid. */
  row?: boolean;
  /** How many pictures are in the first screen. */
  eager?: number;
  label?: string;
  /** What stands out in names. */
  marks?: string[];
}

/** Products as a grid ruled by hairlines, or as one row. */
export function CardList({ cards, row = false, eager = 0, label, marks }: Props) {
  return (
    <ul className={row ? 'cards cards-row' : 'cards'} aria-label={label}>
      {cards.map((card, index) => (
        <ProductCard key={card.id} card={card} eager={index < eager} marks={marks} />
      ))}
    </ul>
  );
}
