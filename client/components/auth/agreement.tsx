import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import { Text } from '../ui/text.js';

const ABOUT = ['terms', 'privacy'];

/** The terms that a person accepts at sign-up; they open next to the form, so nothing typed is lost. */
export function Agreement() {
  const { t } = useI18n();
  const pages = useShared().reading.pages.filter(({ key }) => ABOUT.includes(key));
  if (pages.length === 0) return null;
  return (
    <div className="agreement">
      <p>{t('auth.sign_up.agreement')}</p>
      <ul>
        {pages.map(({ key, title, url }) => (
          <li key={key}>
            <a href={url} target="_blank" rel="noreferrer">
              <Text value={title} />
              <span className="hidden-text"> {t('auth.sign_up.new_tab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
