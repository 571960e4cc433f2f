import type { PageProps } from '../../../src/core/inertia/pages.js';
import { ArticleSection } from '../../components/content/admin/article-section.js';

/** Terms, privacy, and other pages. */
export default function ContentPages(props: PageProps<'content/pages'>) {
  return <ArticleSection kind="page" {...props} />;
}
