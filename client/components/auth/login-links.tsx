import type { LoginView } from '../../../src/auth/auth.pages.js';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import { Box, Stack } from '../ui/layout/boxes.js';

type Props = Pick<PageProps<'auth/login'>, 'view' | 'views'>;

const TEXTS = { 'sign-in': 'sign_in', 'sign-up': 'sign_up', reset: 'reset' } as const;
const ORDER: LoginView[] = ['sign-in', 'reset', 'sign-up'];

/** From each form to the others, and to the list of visitors, who need no account. */
export function LoginLinks({ view, views }: Props) {
  const { t } = useI18n();
  const { watchList } = useShared();
  return (
    <nav className="login-ways" aria-label={t('auth.links.label')}>
      <ul>
        {ORDER.filter((name) => name !== view).map((name) => (
          <Stack as="li" fit padY={3} line="bottom" key={name}>
            <Box as="span" tone="soft">
              {t(`auth.links.${TEXTS[name]}.question`)}
            </Box>
            <a data-visit href={views[name]}>
              {t(`auth.links.${TEXTS[name]}.link`)}
            </a>
          </Stack>
        ))}
        <Stack as="li" fit padY={3} line="bottom">
          <Box as="span" tone="soft">
            {t('auth.links.visitor.question')}
          </Box>
          <a data-visit href={watchList.url}>
            {t('auth.links.visitor.link')}
          </a>
        </Stack>
      </ul>
    </nav>
  );
}
