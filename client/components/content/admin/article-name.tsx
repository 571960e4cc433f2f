import type { BlogRow, PageRow } from '../../../../src/content/admin/content.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { RecordLink } from '../../ui/record-link.js';
import { Text } from '../../ui/text.js';
import { WithLogo } from '../../ui/with-logo.js';

/** The name of a post or page, and its missing parts. */
export function ArticleName({ article }: { article: BlogRow | PageRow }) {
  const { t } = useI18n();
  const { id, url, title } = article;
  const link = (
    <RecordLink id={`article-${id}`} href={url}>
      <Text value={title} />
    </RecordLink>
  );
  if ('key' in article)
    return (
      <>
        {link}
        {article.key && (
          <small>{t('content.page.fixed', { name: t(`content.page.keys.${article.key}`) })}</small>
        )}
        {article.toFill > 0 && (
          <small className="attention">{t('content.page.to_fill', { count: article.toFill })}</small>
        )}
      </>
    );
  return (
    <WithLogo picture={article.cover} name={title.text}>
      {link}
      {article.author && <small>{article.author}</small>}
    </WithLogo>
  );
}
