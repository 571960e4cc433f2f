import type { OfferBlockProps } from '../../../../src/offers/block.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PostForm } from '../../ui/post-form.js';
import { DecisionForms } from './decision-forms.js';

/** The reason why an offer is blocked, with the actions of its store or an admin. */
export function BlockBox({
  block,
  isBlocked,
  name,
}: {
  block: OfferBlockProps;
  isBlocked: boolean;
  name: string;
}) {
  const { t } = useI18n();
  const { reasons, decision, reason, objectUrl, decideUrl } = block;
  return (
    <section id="block" className="list" aria-labelledby="block-title">
      <h2 id="block-title">{t('blocked-offers.box.title')}</h2>
      <p>{t(`blocked-offers.box.${stateOf(block, isBlocked)}`)}</p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {decision && reason && <p>{t('blocked-offers.box.reason', { reason })}</p>}
      {objectUrl && <PostForm className="" action={objectUrl} sendLabel={t('blocked-offers.box.object')} />}
      {decideUrl && <DecisionForms block={block} name={name} />}
    </section>
  );
}

function stateOf({ decision, objectedAt }: OfferBlockProps, isBlocked: boolean) {
  if (decision === 'released') return 'free';
  if (decision === 'blocked') return 'final';
  return objectedAt && isBlocked ? 'waiting' : 'blocked';
}
