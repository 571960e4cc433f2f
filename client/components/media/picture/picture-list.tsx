import { useEffect, useRef, useState } from 'react';
import type { PictureItem } from '../../../../src/media/media.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PictureDetails } from './picture-details.js';
import { PictureGrid } from './picture-grid.js';
import { PicturePicker } from './picture-picker.js';
import { UploadArea } from './upload-area.js';
import { usePictureStates } from './use-picture-states.js';
import { useUploads } from './use-uploads.js';
import { Stack } from '../../ui/layout/boxes.js';

interface Props {
  /** Id of the file input, for links to it. */
  id?: string;
  /** Media ids in the form's order; the first one is the main picture. */
  ids: number[];
  onChange(ids: number[]): void;
  /**
   * Pictures in the form's props. Others, for example from a draft or a prefill, are requested separately.
   */
  known: PictureItem[];
  /** The owner of new pictures; undefined: the person's own company, null: the platform. */
  company?: number | null;
  /** The reason why no picture can be added yet, for example because no company is selected. */
  blocked?: string | null;
  /** Localised error of the field. */
  error?: string;
}

const MAX = 20;

/**
 * The pictures of a record in a form: uploaded immediately by file or address, watched while their sizes are
 * created, described, and sorted by pointer or keyboard. The form contains only the ids; texts are saved
 * separately.
 */
export function PictureList({ id, ids, onChange, known, company, blocked = null, error }: Props) {
  const { t } = useI18n();
  const items = usePictureStates(ids, known);
  const [openId, setOpenId] = useState<number | null>(null);
  // several may come in before the form around is drawn again
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = ids;
  }, [ids]);

  function change(next: number[]) {
    latest.current = next;
    onChange(next);
  }

  function toggle(id: number) {
    change(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  }

  const uploads = useUploads({
    company,
    only: ['pictureStates'],
    onUploaded: (added) => change([...new Set([...latest.current, ...added])].slice(0, MAX)),
  });
  const isFull = ids.length >= MAX;
  const open = openId !== null && ids.includes(openId) ? openId : null;

  return (
    <Stack columns="one" gap={3} whole>
      <UploadArea
        id={id}
        uploads={uploads}
        blocked={isFull ? t('media.list.full', { count: MAX }) : blocked}
        shelf={<PicturePicker company={company} chosen={ids} onToggle={toggle} />}
      >
        {ids.length > 0 && (
          <PictureGrid
            ids={ids}
            items={items}
            openId={open}
            onOpen={(id) => setOpenId(id === open ? null : id)}
            onChange={change}
          />
        )}
        {open !== null && (
          <PictureDetails
            key={open}
            item={items.get(open)}
            title={t('media.list.picture', { number: ids.indexOf(open) + 1 })}
            onMain={open === ids[0] ? undefined : () => change([open, ...ids.filter((id) => id !== open)])}
            removeLabel={t('media.list.remove_this')}
            onRemove={() => {
              change(ids.filter((id) => id !== open));
              setOpenId(null);
            }}
          />
        )}
      </UploadArea>
      {error && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
    </Stack>
  );
}
