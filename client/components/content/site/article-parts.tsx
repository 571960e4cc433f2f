import type { ArticlePart } from '../../../../src/content/articles.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { CardList } from '../../products/card/card-list.js';
import { Box, Stack } from '../../ui/layout/boxes.js';
import { Text } from '../../ui/text.js';

interface Props {
  parts: ArticlePart[];
  /** Language of the text, if it is not the page's. */
  lang?: string;
}

/** The text of an article, with products and categories in place of links to them. */
export function ArticleParts({ parts, lang }: Props) {
  return (
    <Stack gap={5}>
      {parts.map((part, index) =>
        part.type === 'text' ? (
          // sanitised by the server
          <div
            key={index}
            className="article-body prose"
            lang={lang}
            dangerouslySetInnerHTML={{ __html: part.html }}
          />
        ) : (
          <CataloguePart key={index} part={part} />
        ),
      )}
    </Stack>
  );
}

function CataloguePart({ part }: { part: Exclude<ArticlePart, { type: 'text' }> }) {
  const { t } = useI18n();
  if (part.type === 'products')
    return (
      <div className="card-rows">
        <CardList cards={part.cards} />
      </div>
    );
  if (part.type === 'gone') return <Gone part={part} />;
  const { category, isService, cards } = part;
  return (
    <div>
      <div className="section-head">
        <Box text="l" weight={600}>
          <a data-visit href={category.url}>
            <Text value={category.name} />
          </a>
        </Box>
        <Box as="p" text="s" tone="soft">
          {t(isService ? 'products.service_count' : 'products.count', { count: category.productCount })}
        </Box>
      </div>
      {cards.length > 0 && <CardList cards={cards} />}
    </div>
  );
}

function Gone({ part: { name, url } }: { part: Extract<ArticlePart, { type: 'gone' }> }) {
  const { t } = useI18n();
  if (!url)
    return (
      <p>
        <Text value={name} />
      </p>
    );
  return (
    <p>
      <a data-visit href={url}>
        <Text value={name} />
      </a>{' '}
      <Box as="span" text="s" tone="soft">
        {t('products.gone.label')}
      </Box>
    </p>
  );
}
