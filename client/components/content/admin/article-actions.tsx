import { router } from '@inertiajs/react';
import type { BlogRow, PageRow } from '../../../../src/content/admin/content.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PRESERVE_STATE } from '../../../lib/visits/preserve-state.js';
import { ConfirmedButton } from '../../admin/confirmed-button.js';

interface Props {
  kind: 'blog' | 'page';
  article: BlogRow | PageRow;
}

/** What can be done with a post or a page in its list. */
export function ArticleActions({ kind, article }: Props) {
  const { t } = useI18n();
  const { title, state, actionUrl, viewUrl, version } = article;
  const ofName = { name: title.text };
  const step = state === 'draft' ? 'publish' : 'unpublish';
  const isFixed = 'key' in article && article.key !== null;
  return (
    <span className="row-buttons">
      <a className="button button-small" href={viewUrl} aria-label={t('content.actions.view_of', ofName)}>
        {t('content.actions.view')}
      </a>
      <button
        type="button"
        className="button button-small needs-script"
        aria-label={t(`content.actions.${step}_of`, ofName)}
        onClick={() =>
          router.patch(
            actionUrl,
            { status: state === 'draft' ? 'published' : 'draft', _version: version },
            PRESERVE_STATE,
          )
        }
      >
        {t(`content.actions.${step}`)}
      </button>
      {!isFixed && (
        <ConfirmedButton
          className="button button-small"
          label={t('content.actions.delete')}
          description={t('content.actions.delete_of', ofName)}
          title={t('content.actions.delete_title', ofName)}
          confirmLabel={t('content.actions.delete')}
          onConfirm={() => router.delete(actionUrl, PRESERVE_STATE)}
        >
          <p>{t(`content.${kind}.delete_text`)}</p>
        </ConfirmedButton>
      )}
    </span>
  );
}
