import type { ProductCard, ProductResults } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PickButton } from '../../storefront/picks/pick-button.js';
import { MarkedText } from '../../ui/marked-text.js';
import { Picture } from '../../ui/picture.js';
import { Price } from '../../ui/price.js';
import { Text } from '../../ui/text.js';
import { CardBrand } from '../card/card-brand.js';
import { CardFacts } from '../card/card-facts.js';
import { NoPicture } from '../card/no-picture.js';
import { PriceNotes } from '../card/price-notes.js';
import { Box, Grid, Row } from '../../ui/layout/boxes.js';

/** Pictures of the first screen. */
const EAGER = 8;

interface Props extends Pick<ProductResults, 'columns'> {
  cards: ProductCard[];
  marks: string[];
}

/** The head and body of a table. A column without values is hidden: a single store has no other offers. */
export function ProductRows({ cards, columns, marks }: Props) {
  const { t } = useI18n();
  const filled = columns.filter(({ id }) => id !== null || cards.some(({ facts }) => facts.length > 0));
  const hasOffers = cards.some(({ isFrom, storeName }) => isFrom || storeName);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t('fields.name')}</th>
          {filled.map(({ id, title }) => (
            <th key={id} scope="col">
              <Text value={title} />
            </th>
          ))}
          {hasOffers && <th scope="col">{t('products.offer.all')}</th>}
          <th scope="col" className="row-price">
            {t('fields.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card, index) => (
          <ProductRow
            key={card.id}
            card={card}
            columns={filled}
            eager={index < EAGER}
            {...{ hasOffers, marks }}
          />
        ))}
      </tbody>
    </>
  );
}

interface RowProps extends Omit<Props, 'cards'> {
  card: ProductCard;
  hasOffers: boolean;
  eager: boolean;
}

/** If columns have no room, their values are below the name. */
function ProductRow({ card, columns, hasOffers, eager, marks }: RowProps) {
  const { t, percent } = useI18n();
  const { id, name, picture, discount, facts } = card;
  const offers = card.isFrom ? t('products.offers', { count: card.offerCount }) : card.storeName;
  return (
    <tr data-place={`card-${id}`}>
      <th scope="row">
        <Grid gap={3} align="center" className="row-product">
          <div className="row-picture framed">
            {picture ? <Picture picture={picture} sizes="4.5rem" alt="" eager={eager} /> : <NoPicture />}
          </div>
          <div>
            <CardBrand card={card} />
            <Box as="p" text="s" below={2} className="card-name">
              <a data-visit className="cover" href={card.url}>
                <MarkedText value={name} marks={marks} />
              </a>
            </Box>
            <p className="row-facts clipped">
              <CardFacts facts={facts} />
            </p>
            <p className="row-offers">{offers}</p>
          </div>
          <Row className="row-picks">
            <PickButton list="comparison" id={id} name={name.text} />
            <PickButton list="watchList" id={id} name={name.text} />
          </Row>
        </Grid>
      </th>
      {columns.map((column) => {
        const cell = card.cells?.find((one) => one.id === column.id);
        return (
          <td key={column.id}>
            {column.id === null ? <CardFacts facts={facts} /> : cell && <Text value={cell} />}
          </td>
        );
      })}
      {hasOffers && <td>{offers}</td>}
      <td className="row-price">
        {card.isFrom && <small>{t('products.from')} </small>}
        <Price value={card.lowestPrice} />
        {discount && <span className="discount">{percent(-discount.percent)}</span>}
        <PriceNotes card={card} />
      </td>
    </tr>
  );
}
