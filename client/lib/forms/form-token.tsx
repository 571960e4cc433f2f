import { useShared } from '../shared.js';

/** The proof that a form of a signed-in person is ours, where no script sends it. */
export function FormToken() {
  const { formToken } = useShared();
  return formToken && <input type="hidden" name="_token" value={formToken} />;
}
