import type { ArticleDetail } from '../../../../src/content/articles.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Box } from '../../ui/layout/boxes.js';

interface Props {
  headings: ArticleDetail['contents'];
  /** Language of the text, if it is not the page's. */
  lang: string | undefined;
}

/** The headings of a long text as links to them. */
export function Contents({ headings, lang }: Props) {
  const { t } = useI18n();
  return (
    <Box as="nav" line="bottom" className="contents" aria-labelledby="contents-title">
      <Box as="h2" below={2} text="m" id="contents-title">
        {t('articles.contents')}
      </Box>
      <ol lang={lang}>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Box>
  );
}
