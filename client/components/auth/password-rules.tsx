import { useI18n } from '../../lib/i18n/i18n.js';
import type { CheckedRule, PasswordPolicy } from '../../lib/session/password-rules.js';
import { Icon } from '../ui/icon.js';
import { Box, Stack } from '../ui/layout/boxes.js';

interface Props {
  id: string;
  rules: CheckedRule[];
  policy: PasswordPolicy;
  /** Nothing is unmet before anything is written. */
  started: boolean;
}

const FEW_CHARACTERS = 12;

/** The rules of a password, checked while a person types. */
export function PasswordRules({ id, rules, policy, started }: Props) {
  const { t } = useI18n();
  const unmet = rules.filter(({ met }) => !met).length;
  return (
    <Box text="s" tone="soft" className="password-rules">
      <div id={id}>
        <p>{t('auth.password.rules_label')}</p>
        <ul>
          {rules.map(({ name, met }) => (
            <li key={name} data-met={met || undefined}>
              <Stack as="span" className="password-rule-mark">
                {met && <Icon name="check" size={16} />}
              </Stack>
              <RuleText name={name} policy={policy} />
              {started && (
                <span className="hidden-text">{t(met ? 'auth.password.met' : 'auth.password.unmet')}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <p className="hidden-text" role="status">
        {started && (unmet ? t('auth.password.missing', { count: unmet }) : t('auth.password.fits'))}
      </p>
    </Box>
  );
}

function RuleText({ name, policy }: { name: CheckedRule['name']; policy: PasswordPolicy }) {
  const { t } = useI18n();
  const { minLength, maxLength = 0, specialCharacters = '' } = policy;
  if (name === 'min_length') return t('auth.password.rules.min_length', { count: minLength });
  if (name === 'max_length') return t('auth.password.rules.max_length', { count: maxLength });
  if (name !== 'special') return t(`auth.password.rules.${name}`);
  const some = [...specialCharacters.replace(/\s/g, '')].slice(0, FEW_CHARACTERS).join(' ');
  return some ? t('auth.password.rules.special_of', { characters: some }) : t('auth.password.rules.special');
}
