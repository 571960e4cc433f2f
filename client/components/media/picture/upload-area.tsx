import {
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { AddressField } from './address-field.js';
import { UploadRows } from './upload-rows.js';
import type { useUploads } from './use-uploads.js';
import { buttonClass } from '../../ui/button.js';
import { Grid, Stack } from '../../ui/layout/boxes.js';
import { WorkIcon } from '../../ui/work-icon.js';

const ACCEPT = 'image/png,image/jpeg,image/webp,image/avif,image/gif';

interface Props {
  /** Id of the file input, for links to it. */
  id?: string;
  uploads: ReturnType<typeof useUploads>;
  /** Why nothing can be added now; null: it can. */
  blocked?: string | null;
  /** One more picture only. */
  single?: boolean;
  /** Whether one may be named by its address. */
  addressed?: boolean;
  /** A way to those that were handed in before. */
  shelf?: ReactNode;
  /** Existing pictures: files may be dropped on them, too. */
  children?: ReactNode;
}

/** Takes pictures that are chosen, dropped, pasted, or named by their address. */
export function UploadArea({
  id: ownId,
  uploads,
  blocked = null,
  single = false,
  addressed = true,
  shelf,
  children,
}: Props) {
  const { t } = useI18n();
  const madeId = useId();
  const id = ownId ?? madeId;
  const [over, setOver] = useState(false);
  const open = uploads.allowed && blocked === null;
  const take = (files: Iterable<File>) => uploads.add([...files].slice(0, single ? 1 : undefined));
  const area = useRef<HTMLDivElement>(null);
  usePastedFiles(area, open, take);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    take(target.files ?? []);
    // the same file may be chosen again
    target.value = '';
  }

  // before the list inside, whose own dragging must not see files
  const drops = open && {
    onDragOverCapture: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDropCapture: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(false);
      take(event.dataTransfer.files);
    },
  };

  return (
    <Stack
      ref={area}
      columns="one"
      gap={3}
      pad={4}
      className="upload-area"
      data-over={over || undefined}
      {...drops}
    >
      {children}
      {uploads.allowed && blocked !== null && <p className="field-hint">{blocked}</p>}
      {open && (
        <Grid gap={3} align="center" className="upload-ways needs-script">
          <WorkIcon name="upload" size={32} />
          <p id={`${id}-hint`}>
            {t(single ? 'media.upload.hint_one' : 'media.upload.hint')}
            <small>{t('media.upload.types')}</small>
          </p>
          <label htmlFor={id} className={buttonClass({ small: true })}>
            {t(single ? 'media.upload.choose_one' : 'media.upload.choose')}
          </label>
          <input
            id={id}
            className="hidden-text"
            type="file"
            multiple={!single}
            accept={ACCEPT}
            aria-describedby={`${id}-hint`}
            onChange={choose}
          />
          {addressed && <AddressField onAdd={(address) => uploads.add([address])} />}
          {shelf}
        </Grid>
      )}
      <UploadRows uploads={uploads} />
    </Stack>
  );
}

/** Whether a window lies over it. */
const isCovered = (element: HTMLElement | null) =>
  document.querySelector('dialog:modal') !== null && !element?.closest('dialog:modal');

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Pictures from the clipboard, wherever the focus is on the page, or in the window that lies over it. */
function usePastedFiles(
  area: RefObject<HTMLElement | null>,
  open: boolean,
  take: (files: Iterable<File>) => void,
): void {
  useEffect(() => {
    if (!open) return;
    function paste(event: ClipboardEvent) {
      // a text that takes pictures itself
      if (event.defaultPrevented || isCovered(area.current)) return;
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (!files.length) return;
      event.preventDefault();
      take(files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
}
