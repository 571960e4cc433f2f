import { useEffect, useId, useRef, useState } from 'react';
import type { ProviderProps } from '../../../src/auth/auth.pages.js';
import { checkPassword, DEFAULT_POLICY, type PasswordPolicy } from '../../lib/session/password-rules.js';
import { PasswordField } from './password-field.js';
import { PasswordRules } from './password-rules.js';

interface Props {
  name: string;
  label: string;
  provider: ProviderProps;
  error?: string;
}

/** A password to be, with the provider's rules; while one is not met, the field does not count as valid. */
export function NewPasswordField({ provider, ...field }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const policy = usePolicy(provider);
  const [password, setPassword] = useState('');
  const rules = checkPassword(policy, password);
  const fits = rules.every(({ met }) => met);

  // written before the page came alive
  useEffect(() => setPassword(input.current?.value ?? ''), []);

  useEffect(() => {
    // never shown: the form shows its own message
    input.current?.setCustomValidity(fits ? '' : 'weak');
  }, [fits]);

  return (
    <>
      <PasswordField
        {...field}
        ref={input}
        autoComplete="new-password"
        describedBy={id}
        onChange={({ target }) => setPassword(target.value)}
      />
      <PasswordRules id={id} rules={rules} policy={policy} started={password !== ''} />
    </>
  );
}

/** The default until the provider's rules arrive. */
function usePolicy(provider: ProviderProps): PasswordPolicy {
  const [policy, setPolicy] = useState(DEFAULT_POLICY);
  // a visit brings equal props as new objects
  const key = JSON.stringify(provider);
  useEffect(() => {
    let left = false;
    import('../../lib/session/firebase.js')
      .then(({ passwordPolicy }) => passwordPolicy(JSON.parse(key) as ProviderProps))
      .then((found) => !left && setPolicy(found))
      // the SDK did not load: sending the form reports that
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [key]);
  return policy;
}
