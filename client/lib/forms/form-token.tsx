import { useShared } from '../shared.js';

/** The token of a signed-in person's form, if no script sends it. */
export function FormToken() {
  const { formToken } = useShared();
  return formToken && <input type="hidden" name="_token" value={formToken} />;
}
