import type { PictureItem } from '../../../../src/media/media.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { ConflictValue } from '../../form/conflict-value.js';
import { useField, useFormContext } from '../../form/use-field.js';
import { PictureList } from '../../media/picture/picture-list.js';

interface Props {
  pictures: PictureItem[];
  /** The store of the product; null: still to be chosen. */
  companyId: number | null;
}

/** The pictures of a product, the main one first. */
export function OfferPictures({ pictures, companyId }: Props) {
  const { t } = useI18n();
  const { errors } = useFormContext();
  const { value, change } = useField('media');
  const chosen = useField('companyId').value as number | null;
  const company = companyId ?? chosen;
  const wrong = Object.keys(errors).find((name) => /^media(\.|$)/.test(name));
  return (
    <div className="span-all">
      <PictureList
        id="media"
        ids={idsIn(value)}
        onChange={(ids) => change(ids.map((id) => ({ id })))}
        known={pictures}
        company={company ?? undefined}
        blocked={company ? null : t('media.list.choose_company')}
        error={wrong && errors[wrong]}
      />
      <ConflictValue
        name="media"
        show={(theirs) => t('offers.history.pictures', { count: idsIn(theirs).length })}
      />
    </div>
  );
}

const idsIn = (media: unknown) => (media as { id: number }[]).map(({ id }) => id);
