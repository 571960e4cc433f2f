import type { LoginView } from '../../../src/auth/auth.pages.js';
import type { PageProps } from '../../../src/core/inertia/pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';

type Props = Pick<PageProps<'auth/login'>, 'view' | 'views'>;

const TEXTS = { 'sign-in': 'sign_in', 'sign-up': 'sign_up', reset: 'reset' } as const;
const ORDER: LoginView[] = ['sign-in', 'reset', 'sign-up'];

/** From each form to the others. */
export function LoginLinks({ view, views }: Props) {
  const { t } = useI18n();
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
      </ul>
    </nav>
  );
}
