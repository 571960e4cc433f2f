import { useI18n } from '../../../lib/i18n/i18n.js';
import { useShared } from '../../../lib/shared.js';
import { PICKS } from './pick-form.js';
import { buttonClass } from '../../ui/button.js';

interface Props {
  /** Which list it puts the product on. */
  list: 'comparison' | 'watchList';
  /** The product that represents its comparison. */
  id: number;
  name: string;
  /** Shows a label if there is room. */
  wide?: boolean;
}

/** Puts a product on a list of this browser's, or takes it away; its sign comes from the stylesheet. */
export function PickButton({ list, id, name, wide = false }: Props) {
  const { t } = useI18n();
  const { ids, url } = useShared()[list];
  const isPicked = ids.includes(id);
  const verb = wide && isPicked ? 'watching' : 'watch';
  const label = t(list === 'comparison' ? 'common.picks.compare' : `common.picks.${verb}`);
  return (
    <button
      form={PICKS}
      formAction={url}
      name={isPicked ? 'remove' : 'add'}
      value={id}
      className={wide ? buttonClass({ className: `pick pick-${list} pick-wide` }) : `pick pick-${list}`}
      aria-pressed={isPicked}
      aria-label={`${label}: ${name}`}
      title={wide ? undefined : label}
    >
      {wide && label}
    </button>
  );
}
