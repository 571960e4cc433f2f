import '../../styles/pages/article.css';
import '../../styles/pages/blog-cards.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { BlogCards } from '../../components/content/site/blog-cards.js';
import { Pagination } from '../../components/ui/navigation/pagination.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Box, Stack } from '../../components/ui/layout/boxes.js';

/** All posts, newest first. */
export default function Blogs({ blogs, pagination, feedUrl }: PageProps<'articles/blogs'>) {
  const { t } = useI18n();
  return (
    <div className="page-width blog-list">
      <Stack as="header" gap={4} className="article-head">
        <h1>{t('articles.blogs.title')}</h1>
        <Box as="p" tone="soft" breaks className="article-summary">
          {t('articles.blogs.intro')}
        </Box>
      </Stack>
      {blogs.length > 0 ? (
        <BlogCards blogs={blogs} heading="h2" eager />
      ) : (
        <Box as="p" tone="soft">
          {t('articles.blogs.none')}
        </Box>
      )}
      <Pagination pages={pagination} />
      <Box as="p" above={6} text="s" className="blog-feed">
        <a href={feedUrl}>{t('articles.blogs.feed')}</a>
      </Box>
    </div>
  );
}
