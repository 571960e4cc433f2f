import '../../styles/pages/article.css';
import '../../styles/pages/blog-cards.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { BlogCards } from '../../components/content/site/blog-cards.js';
import { Pagination } from '../../components/ui/pagination.js';
import { useI18n } from '../../lib/i18n/i18n.js';

/** All posts, newest first. */
export default function Blogs({ blogs, pagination, feedUrl }: PageProps<'articles/blogs'>) {
  const { t } = useI18n();
  return (
    <div className="page-width blog-list">
      <header className="article-head">
        <h1>{t('articles.blogs.title')}</h1>
        <p className="article-summary">{t('articles.blogs.intro')}</p>
      </header>
      {blogs.length > 0 ? (
        <BlogCards blogs={blogs} heading="h2" eager />
      ) : (
        <p className="blog-none">{t('articles.blogs.none')}</p>
      )}
      <Pagination pages={pagination} />
      <p className="blog-feed">
        <a href={feedUrl}>{t('articles.blogs.feed')}</a>
      </p>
    </div>
  );
}
