import type { LoginView } from '../../../src/auth/auth.pages.js';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';

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
          <li key={name}>
            <span>{t(`auth.links.${TEXTS[name]}.question`)}</span>
            <a data-visit href={views[name]}>
              {t(`auth.links.${TEXTS[name]}.link`)}
            </a>
          </li>
        ))}
        <li>
          <span>{t('auth.links.visitor.question')}</span>
          <a data-visit href={watchList.url}>
            {t('auth.links.visitor.link')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
