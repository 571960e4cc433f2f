import type { ArticleDetail } from '../../../../src/content/articles.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';

interface Props {
  headings: ArticleDetail['contents'];
  /** Language of the text, if it is not the page's. */
  lang: string | undefined;
}

/** The headings of a long text as links to them. */
export function Contents({ headings, lang }: Props) {
  const { t } = useI18n();
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <h2 id="contents-title">{t('articles.contents')}</h2>
      <ol lang={lang}>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
