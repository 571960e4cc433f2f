/** What the provider asks of passwords; lengths in UTF-16 units, as the provider's SDK counts them. */
export interface PasswordPolicy {
  minLength: number;
  maxLength?: number;
  lowercase?: boolean;
  uppercase?: boolean;
  digit?: boolean;
  special?: boolean;
  /** The characters that count as special; empty: whatever is neither a letter nor a digit. */
  specialCharacters?: string;
}

export const RULES = ['min_length', 'max_length', 'lowercase', 'uppercase', 'digit', 'special'] as const;

export interface CheckedRule {
  name: (typeof RULES)[number];
  met: boolean;
}

/** When the provider gives no policy, or one that this product cannot read. */
export const DEFAULT_POLICY: PasswordPolicy = { minLength: 6 };

/** The provider's own ceiling: nobody need be told of it before reaching it. */
const CEILING = 4096;

/** The rules that hold, each with whether this password meets it. Letters are a–z only, as for the provider. */
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
