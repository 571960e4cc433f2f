import { useState } from 'react';
import type { PageProps } from '../../../../../src/core/inertia/pages.js';
import type { OfferViewProps } from '../../../../../src/offers/offers.pages.js';
import type { I18n } from '../../../../lib/i18n/i18n.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { MenuPanel } from '../../../admin/list/menu-panel.js';
import { IconButton } from '../../../ui/icon-button.js';
import { PostForm } from '../../../ui/post-form.js';
import { SaveView } from './save-view.js';
import { ViewDialog } from './view-dialog.js';
import { Row, Stack, boxClass } from '../../../ui/layout/boxes.js';
import { WorkIcon } from '../../../ui/work-icon.js';

type Props = Pick<
  PageProps<'offers/index'>,
  'views' | 'view' | 'viewsUrl' | 'viewSharing' | 'viewsOf' | 'formUrl' | 'errors'
>;

const BUTTON = 'view-menu';

function viewName({ t }: I18n, { id, name }: OfferViewProps): string {
  return name ?? t(`offers.views.first.${id as 'missing-image'}`);
}

/** The saved views of the list: opens one, and saves the current list. */
export function ViewMenu({ views, view, viewsUrl, viewSharing, viewsOf, formUrl, errors }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const [edited, setEdited] = useState<OfferViewProps | null>(null);
  const open = views.find(({ id }) => id === view);
  const openName = open && viewName(i18n, open);
  const label = open && !open.current ? t('offers.views.changed', { name: openName! }) : openName;
  const groups = [
    { title: t('offers.views.label'), views: views.filter(({ name }) => name === null) },
    { title: t('offers.views.own'), views: views.filter(({ name, shared }) => name !== null && !shared) },
    { title: t(`offers.views.of.${viewsOf}`), views: views.filter(({ shared }) => shared) },
  ];

  function close() {
    setEdited(null);
    // the menu that opened the dialog is closed
    document.getElementById(BUTTON)?.focus();
  }

  return (
    <>
      <MenuPanel id={BUTTON} label={label ?? t('offers.views.label')} chosen={open !== undefined}>
        <Stack as="nav" gap={3} className="views" aria-label={t('offers.views.label')}>
          {groups
            .filter((group) => group.views.length > 0)
            .map((group) => (
              <section key={group.title}>
                <h2 className="menu-title">{group.title}</h2>
                <Row as="ul">
                  {group.views.map((each) => (
                    <li key={each.id}>
                      <a data-visit href={each.url} aria-current={each.id === view ? 'true' : undefined}>
                        {viewName(i18n, each)}
                      </a>
                      {each.actionUrl && (
                        <IconButton
                          label={t('offers.views.edit', { name: viewName(i18n, each) })}
                          onClick={() => setEdited(each)}
                        >
                          <WorkIcon name="more" />
                        </IconButton>
                      )}
                    </li>
                  ))}
                </Row>
              </section>
            ))}
          {open && (
            <a data-visit href={formUrl}>
              {t('offers.views.all')}
            </a>
          )}
        </Stack>
        {open?.actionUrl && !open.current && (
          <PostForm
            className={boxClass('box', { padTop: 3, above: 4, line: 'top' }, 'view-form')}
            plain
            action={viewsUrl}
            sendLabel={t('offers.views.replace', { name: openName! })}
          >
            <input type="hidden" name="name" value={openName} />
            {open.shared && <input type="hidden" name="shared" value="on" />}
            <input type="hidden" name="replace" value="on" />
          </PostForm>
        )}
        <SaveView url={viewsUrl} sharing={viewSharing} errors={errors} />
      </MenuPanel>
      {edited && <ViewDialog view={edited} sharing={viewSharing} viewsOf={viewsOf} onClose={close} />}
    </>
  );
}
