import { useShared } from '../../../lib/shared.js';
import { FormToken } from '../../../lib/forms/form-token.js';

/** The form that all buttons for comparing and watching belong to, wherever on the page they stand. */
export const PICKS = 'picks';

/** Sends a pick; once on each page. */
export function PickForm() {
  const { comparison } = useShared();
  return (
    <form id={PICKS} data-picks action={comparison.url} method="post" hidden>
      <FormToken />
    </form>
  );
}
