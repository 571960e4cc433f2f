import type { BlogRow, PageRow } from '../../../../src/content/admin/content.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { RecordLink } from '../../admin/record-link.js';
import { Picture } from '../../ui/picture.js';
import { Text } from '../../ui/text.js';

/** What tells one post or page from another, and what it lacks. */
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
    <span className="with-logo">
      <span className="row-logo" aria-hidden="true">
        {article.cover ? <Picture picture={article.cover} sizes="40px" alt="" /> : title.text.charAt(0)}
      </span>
      <span>
        {link}
        {article.author && <small>{article.author}</small>}
      </span>
    </span>
  );
}
