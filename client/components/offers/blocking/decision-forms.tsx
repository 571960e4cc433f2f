import type { OfferBlockProps } from '../../../../src/offers/block.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Field } from '../../ui/form/field.js';
import { PostForm } from '../../ui/post-form.js';

const MAX_REASON = 300;
const STEPS = { released: 'release', blocked: 'block' } as const;

/** Releases an offer, or blocks it for good; the current decision is not offered. */
export function DecisionForms({ block, name }: { block: OfferBlockProps; name: string }) {
  const { t } = useI18n();
  const { decision, decidedAt, decideUrl } = block;
  if (!decideUrl) return null;
  const open = (['released', 'blocked'] as const).filter((one) => one !== decision);
  return (
    <>
      {open.map((one) => (
        <PostForm
          key={one}
          className="form form-short"
          plain
          small
          action={decideUrl}
          sendLabel={t(`blocked-offers.${STEPS[one]}`)}
          sendDescription={t(`blocked-offers.${STEPS[one]}_of`, { name })}
        >
          <input type="hidden" name="decision" value={one} />
          <input type="hidden" name="seen" value={decidedAt ?? ''} />
          {one === 'blocked' && (
            <Field name="reason" label={t('blocked-offers.reason')} hint={t('blocked-offers.reason_hint')}>
              {(control) => <input {...control} autoComplete="off" maxLength={MAX_REASON} />}
            </Field>
          )}
        </PostForm>
      ))}
    </>
  );
}
