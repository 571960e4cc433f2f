import type { PageProps } from '../../../src/core/inertia/pages.js';
import { ArticleSection } from '../../components/content/admin/article-section.js';

/** The posts of the blog. */
export default function ContentBlogs(props: PageProps<'content/blogs'>) {
  return <ArticleSection kind="blog" {...props} />;
}
