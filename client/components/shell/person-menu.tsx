import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import { useSignOut } from '../../lib/session/use-sign-out.js';
import { Icon } from '../ui/icon.js';
import { Box, Row, Stack } from '../ui/layout/boxes.js';

const MENU = 'person-menu';

/** A sign-in link, or the menu of the signed-in person. */
export function PersonMenu() {
  const { t } = useI18n();
  const { person, urls } = useShared();
  const signOut = useSignOut();
  if (!person) {
    return (
      <a data-visit className="person-link" href={urls.login} rel="nofollow">
        <Icon name="person" />
        <span>{t('common.person.sign_in')}</span>
      </a>
    );
  }
  return (
    <Row align="center" className="person">
      <button type="button" className="person-link" popoverTarget={MENU} aria-label={t('common.person.menu')}>
        <Icon name="person" />
        <span>{person.name}</span>
      </button>
      <Box id={MENU} pad={4} tone="ink" className="person-panel" popover="auto">
        <Stack as="p" padBottom={4} breaks>
          <strong>{person.name}</strong>
          <span>{person.email}</span>
          {person.companyName && <span>{person.companyName}</span>}
        </Stack>
        <ul>
          <li>
            <a data-visit href={person.adminUrl}>
              {t('common.person.admin')}
            </a>
          </li>
          {person.profileUrl && (
            <li>
              <a data-visit href={person.profileUrl}>
                {t('common.person.profile')}
              </a>
            </li>
          )}
          {/* signing in already required JavaScript */}
          <li className="needs-script">
            <button type="button" onClick={() => signOut(person.signOutUrl)}>
              {t('common.person.sign_out')}
            </button>
          </li>
        </ul>
      </Box>
    </Row>
  );
}
