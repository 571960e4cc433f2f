import '../../../styles/pages/article.css';
import '../../../styles/admin/content.css';
import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PageTitle } from '../../admin/page-title.js';
import { AddLink } from '../../admin/list/add-link.js';
import { ArticleDialog } from './article-dialog.js';
import { ArticleList } from './article-list.js';

const NEW = 'new-article';

type Props = (PageProps<'content/blogs'> | PageProps<'content/pages'>) & { kind: 'blog' | 'page' };

/** The section of posts, or of pages. */
export function ArticleSection(props: Props) {
  const { kind, form, newUrl, closeUrl, preview, previewUrl, picturesUrl } = props;
  const { t } = useI18n();
  const add = (id?: string) => (
    <AddLink id={id} href={newUrl}>
      {t(`content.${kind}.new`)}
    </AddLink>
  );
  return (
    <>
      <PageTitle title={t(`content.${kind}.title`)} intro={t(`content.${kind}.intro`)} action={add(NEW)} />
      {form && (
        <ArticleDialog
          key={form.id}
          kind={kind}
          form={form}
          preview={preview}
          previewUrl={previewUrl}
          picturesUrl={picturesUrl}
          closeUrl={closeUrl}
          returnTo={form.id === null ? NEW : `article-${form.id}`}
        />
      )}
      <ArticleList {...props} action={add()} />
    </>
  );
}
