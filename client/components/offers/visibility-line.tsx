import type { OfferVisibility, VisibilityNote } from '../../../src/offers/visibility.props.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { State } from '../ui/state.js';
import { Box } from '../ui/layout/boxes.js';

/**
 * Visibility of an offer and its rank by price, or the reasons why it is hidden, with the possible actions.
 */
export function VisibilityLine({ visibility }: { visibility: OfferVisibility }) {
  const { t } = useI18n();
  const { state, text, remedy, url, notes } = visibility;
  return (
    <Box words className="visibility" data-visible={state === 'visible' || undefined}>
      <p>
        <State tone={state === 'visible' ? 'good' : undefined}>
          {t(state === 'visible' ? 'offers.visibility.visible' : 'offers.visibility.hidden')}
        </State>{' '}
        {text} {url && <a href={url}>{t('offers.visibility.open')}</a>}
        <Remedy remedy={remedy} />
      </p>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note.text}>
              {note.text} <Remedy remedy={note.remedy} />
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

function Remedy({ remedy }: Pick<VisibilityNote, 'remedy'>) {
  if (!remedy) return null;
  return (
    <a data-visit href={remedy.url}>
      {remedy.label}
    </a>
  );
}
