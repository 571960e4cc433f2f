import '../../styles/pages/article.css';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { ArticleText } from '../../components/content/site/article-text.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Cluster } from '../../components/ui/layout/boxes.js';

/** A page of the platform. */
export default function ContentPage({ page, updatedAt }: PageProps<'articles/page'>) {
  const { t, date } = useI18n();
  return (
    <div className="page-width">
      <ArticleText article={page}>
        <Cluster as="p" gap={[1, 4]} text="s" tone="soft" breaks>
          <time dateTime={updatedAt} suppressHydrationWarning>
            {t('articles.updated', { date: date(updatedAt) })}
          </time>
        </Cluster>
      </ArticleText>
    </div>
  );
}
