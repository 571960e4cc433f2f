import type { PictureItem } from '../../../src/media/media.props.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useField } from '../form/use-field.js';
import { PictureList } from '../media/picture/picture-list.js';

interface Props {
  pictures: PictureItem[];
  /** The company of the description; null: still to be chosen. */
  companyId: number | null;
}

/** The pictures of a description. */
export function PicturesField({ pictures, companyId }: Props) {
  const { t } = useI18n();
  const { value, error, change } = useField('mediaIds');
  const chosen = useField('companyId').value as number | undefined;
  const company = companyId ?? chosen;
  return (
    <PictureList
      ids={value as number[]}
      onChange={change}
      known={pictures}
      company={company && Number(company)}
      blocked={company ? null : t('media.list.choose_company')}
      error={error}
    />
  );
}
