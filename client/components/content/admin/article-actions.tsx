import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { BlogRow, PageRow } from '../../../../src/content/admin/content.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PRESERVE_STATE } from '../../../lib/visits/preserve-state.js';
import { ConfirmDialog } from '../../admin/confirmed-button.js';
import { RowMenu } from '../../admin/list/menu-panel.js';

interface Props {
  kind: 'blog' | 'page';
  article: BlogRow | PageRow;
}

/** The actions on a post or a page in its list. */
export function ArticleActions({ kind, article }: Props) {
  const { t } = useI18n();
  const [asking, setAsking] = useState(false);
  const { title, state, actionUrl, viewUrl, version } = article;
  const ofName = { name: title.text };
  const step = state === 'draft' ? 'publish' : 'unpublish';
  const isFixed = 'key' in article && article.key !== null;
  return (
    <>
      <RowMenu label={t('admin.list.actions_of', ofName)}>
        <li>
          <a href={viewUrl} aria-label={t('content.actions.view_of', ofName)}>
            {t('content.actions.view')}
          </a>
        </li>
        <li className="needs-script">
          <button
            type="button"
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
        </li>
        {!isFixed && (
          <li className="needs-script">
            <button
              type="button"
              aria-label={t('content.actions.delete_of', ofName)}
              onClick={() => setAsking(true)}
            >
              {t('content.actions.delete')}
            </button>
          </li>
        )}
      </RowMenu>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('content.actions.delete_title', ofName)}
        confirmLabel={t('content.actions.delete')}
        onConfirm={() => router.delete(actionUrl, PRESERVE_STATE)}
      >
        <p>{t(`content.${kind}.delete_text`)}</p>
      </ConfirmDialog>
    </>
  );
}
