import type { Money } from '../../../src/products/product.props.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** An amount set like a price tag: whole units large, the rest small. Reads as one number. */
export function Price({ value }: { value: Money }) {
  const { moneyParts } = useI18n();
  if (value.contract) return <span className="price price-contract">{value.contract}</span>;
  const parts = moneyParts(value);
  const firstBig = parts.findIndex(({ type }) => type === 'integer');
  const lastBig = parts.findLastIndex(({ type }) => type === 'integer' || type === 'group');
  const join = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map((part) => part.value)
      .join('');
  // millions are longer than a card is wide
  const isLong = parts.filter(({ type }) => type === 'group').length > 1;
  return (
    <span className={isLong ? 'price price-long' : 'price'}>
      {firstBig > 0 && <small>{join(0, firstBig)}</small>}
      {join(firstBig, lastBig + 1)}
      <small>{join(lastBig + 1)}</small>
    </span>
  );
}
