import '../../styles/pages/article.css';
import '../../styles/pages/blog-cards.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { ArticleText } from '../../components/content/site/article-text.js';
import { BlogCards } from '../../components/content/site/blog-cards.js';
import { Breadcrumb } from '../../components/ui/navigation/breadcrumb.js';
import { Picture } from '../../components/ui/picture.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Cluster, Grid } from '../../components/ui/layout/boxes.js';

/** One post, with links to others. */
export default function BlogShow({ blog, blogsUrl, others }: PageProps<'articles/blog'>) {
  const { t, date } = useI18n();
  const { author, publishedAt, cover } = blog;
  return (
    <div className="page-width">
      <Breadcrumb
        steps={[{ name: { text: t('articles.blogs.title') }, url: blogsUrl }, { name: blog.title }]}
      />
      <ArticleText article={blog}>
        <Cluster as="p" gap={[1, 4]} text="s" tone="soft" breaks>
          {author && <span>{t('articles.written_by', { name: author })}</span>}
          {publishedAt && (
            <time dateTime={publishedAt} suppressHydrationWarning>
              {date(publishedAt)}
            </time>
          )}
        </Cluster>
        {cover && (
          <div className="blog-cover">
            <Picture picture={cover} sizes="(min-width: 48rem) 22rem, 100vw" eager />
          </div>
        )}
      </ArticleText>
      {others.length > 0 && (
        <Grid as="section" columns="one" className="article" aria-labelledby="more-blogs">
          <div className="section-head">
            <h2 id="more-blogs">{t('articles.blogs.more')}</h2>
            <a data-visit href={blogsUrl}>
              {t('articles.blogs.all')}
            </a>
          </div>
          <BlogCards blogs={others} heading="h3" rows />
        </Grid>
      )}
    </div>
  );
}
