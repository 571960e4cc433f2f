import { checkPassword, DEFAULT_POLICY, type PasswordPolicy } from './password-rules.js';

const STRICT: PasswordPolicy = {
  minLength: 8,
  maxLength: 12,
  lowercase: true,
  uppercase: true,
  digit: true,
  special: true,
  specialCharacters: '!?#',
};

const unmet = (policy: PasswordPolicy, password: string) =>
  checkPassword(policy, password)
    .filter(({ met }) => !met)
    .map(({ name }) => name);

describe('the rules of passwords', () => {
  it('require only six characters without a policy of the provider', () => {
    expect(checkPassword(DEFAULT_POLICY, 'abcde')).toEqual([{ name: 'min_length', met: false }]);
    expect(checkPassword(DEFAULT_POLICY, 'abcdef')).toEqual([{ name: 'min_length', met: true }]);
  });

  it.each([
    ['', ['min_length', 'lowercase', 'uppercase', 'digit', 'special']],
    ['Abcdef1', ['min_length', 'special']],
    ['Abcdefg1!', []],
    ['Abcdefghijk1!', ['max_length']],
    ['abcdefg1!', ['uppercase']],
    ['ABCDEFG1!', ['lowercase']],
    ['Abcdefgh!', ['digit']],
    ['Abcdefg1$', ['special']],
    // the provider counts only these letters
    ['ŠČŽšččž1!', ['lowercase', 'uppercase']],
  ])('%j fails %j', (password, rules) => {
    expect(unmet(STRICT, password)).toEqual(rules);
  });

  it('count any other character as special without a list', () => {
    const policy: PasswordPolicy = { minLength: 1, special: true };
    expect(unmet(policy, 'abcč1')).toEqual(['special']);
    expect(unmet(policy, 'abc č')).toEqual([]);
  });

  it('mention the provider’s maximum only when it is exceeded', () => {
    const policy: PasswordPolicy = { minLength: 6, maxLength: 4096 };
    expect(checkPassword(policy, 'abcdef')).toEqual([{ name: 'min_length', met: true }]);
    expect(unmet(policy, 'a'.repeat(4097))).toEqual(['max_length']);
  });
});
