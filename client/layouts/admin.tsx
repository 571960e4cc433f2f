import '../styles/admin/admin.css';
import type { ReactNode } from 'react';
import { SectionMenu } from '../components/admin/section-menu.js';
import { useFreshLists } from '../components/admin/list/use-fresh-lists.js';
import { SessionKeeper } from '../components/auth/session-keeper.js';
import { PaletteButton } from '../components/admin/palette/palette-button.js';
import { FlashNote } from '../components/shell/flash-note.js';
import { LanguageSwitch } from '../components/shell/language-switch.js';
import { LostNotice } from '../components/shell/lost-notice.js';
import { PersonMenu } from '../components/shell/person-menu.js';
import { SkipLink } from '../components/shell/skip-link.js';
import { useNavigationFocus } from '../components/shell/use-navigation-focus.js';
import { Wordmark } from '../components/shell/wordmark.js';
import { Toasts } from '../components/ui/toasts.js';
import { useI18n } from '../lib/i18n/i18n.js';
import { useSharedSignOut } from '../lib/session/use-shared-sign-out.js';
import { Box, Grid, Row, Stack } from '../components/ui/layout/boxes.js';

/** The admin area: its sections at the side of the content. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  useNavigationFocus();
  useSharedSignOut();
  useFreshLists();
  return (
    <Grid columns="one" className="admin">
      {/* the accessible controls would add a style element here, which the content security policy refuses */}
      <template id="react-aria-pressable-style" />
      <SkipLink />
      <Box as="header" whole className="header admin-header">
        <Grid gap={[0, 2]} align="center" className="header-row">
          <Wordmark />
          <Row as="p" align="center" tone="soft" className="admin-mark">
            {t('admin.title')}
          </Row>
          <PaletteButton />
          <LanguageSwitch />
          <PersonMenu />
        </Grid>
      </Box>
      <SectionMenu />
      <Stack id="content" as="main" gap={5} packed shrinks className="admin-content" tabIndex={-1}>
        <FlashNote />
        {children}
      </Stack>
      <LostNotice />
      <Toasts />
      <SessionKeeper />
    </Grid>
  );
}
