import type { BlogCard } from '../../../../src/content/articles.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { BlogCards } from './blog-cards.js';

/** The newest posts on the home page; nothing while there are none. */
export function NewestBlogs({ blogs }: { blogs: BlogCard[] }) {
  const { t } = useI18n();
  const { reading } = useShared();
  if (blogs.length === 0) return null;
  return (
    <section className="section page-width" aria-labelledby="newest-blogs">
      <div className="section-head">
        <h2 id="newest-blogs">{t('articles.blogs.newest')}</h2>
        <a data-visit href={reading.blogsUrl}>
          {t('articles.blogs.all')}
        </a>
      </div>
      <BlogCards blogs={blogs} heading="h3" />
    </section>
  );
}
