import type { ProductCard } from '../../../../src/products/product.props.js';
import type { Turn } from '../../../../src/storefront/assistant/assistant.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { LinkButton } from '../../ui/button.js';
import { Picture } from '../../ui/picture.js';
import { Price } from '../../ui/price.js';
import { Text } from '../../ui/text.js';

/** The catalogue's answer to a question; its links leave the frame. */
export function Answer({ turn }: { turn: Turn }) {
  const { t } = useI18n();
  const { answer, cards, url } = turn;
  return (
    <>
      <p className="conversation-answer">{t(`assistant.answers.${answer}`)}</p>
      {cards.length > 0 && (
        <ul className="conversation-cards">
          {cards.map((card) => (
            <Hit key={card.id} card={card} />
          ))}
        </ul>
      )}
      {url && (
        <p>
          <LinkButton small target="_top" href={url}>
            {t(answer === 'compared' ? 'assistant.side_by_side' : 'assistant.all')}
          </LinkButton>
        </p>
      )}
    </>
  );
}

function Hit({ card }: { card: ProductCard }) {
  const { t } = useI18n();
  const { isFrom, offerCount, storeName, availability } = card;
  return (
    <li>
      {card.picture ? (
        <Picture picture={card.picture} sizes="4rem" alt="" />
      ) : (
        <span className="conversation-picture" />
      )}
      <p>
        <a target="_top" href={card.url}>
          <Text value={card.name} />
        </a>
        <small>
          {card.isService && `${t('products.service')} · `}
          {isFrom ? t('products.offers', { count: offerCount }) : storeName}
          {availability !== 'unknown' && ` · ${t(`products.availability.${availability}`)}`}
        </small>
      </p>
      <Price value={card.lowestPrice} />
    </li>
  );
}
