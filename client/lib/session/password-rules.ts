/** The provider's password rules; lengths in UTF-16 units, like in the provider's SDK. */
export interface PasswordPolicy {
  minLength: number;
  maxLength?: number;
  lowercase?: boolean;
  uppercase?: boolean;
  digit?: boolean;
  special?: boolean;
  /** Characters that count as special; empty: all but letters and digits. */
  specialCharacters?: string;
}

export const RULES = ['min_length', 'max_length', 'lowercase', 'uppercase', 'digit', 'special'] as const;

export interface CheckedRule {
  name: (typeof RULES)[number];
  met: boolean;
}

/** For when the provider gives no policy, or one of an unknown version. */
export const DEFAULT_POLICY: PasswordPolicy = { minLength: 6 };

/** The provider's own maximum; shown only when it is exceeded. */
const CEILING = 4096;

/**
 * The applicable rules, each with whether this password satisfies it. Letters are a–z only, as at the
 * provider.
 */
export function checkPassword(policy: PasswordPolicy, password: string): CheckedRule[] {
  const { minLength, maxLength = Infinity } = policy;
  const tooLong = password.length > maxLength;
  const rules: (CheckedRule & { holds: boolean | undefined })[] = [
    { name: 'min_length', holds: true, met: password.length >= minLength },
    { name: 'max_length', holds: maxLength < CEILING || tooLong, met: !tooLong },
    { name: 'lowercase', holds: policy.lowercase, met: /[a-z]/.test(password) },
    { name: 'uppercase', holds: policy.uppercase, met: /[A-Z]/.test(password) },
    { name: 'digit', holds: policy.digit, met: /[0-9]/.test(password) },
    { name: 'special', holds: policy.special, met: hasSpecial(password, policy.specialCharacters) },
  ];
  return rules.filter(({ holds }) => holds).map(({ name, met }) => ({ name, met }));
}

function hasSpecial(password: string, characters?: string): boolean {
  if (!characters) return /[^\p{L}\p{N}]/u.test(password);
  return [...password].some((character) => characters.includes(character));
}
