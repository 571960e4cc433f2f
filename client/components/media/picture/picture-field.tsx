import type { PictureItem } from '../../../../src/media/media.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { ConflictValue } from '../../form/conflict-value.js';
import { useField } from '../../form/use-field.js';
import { PictureDetails } from './picture-details.js';
import { PicturePicker } from './picture-picker.js';
import { UploadArea } from './upload-area.js';
import { usePictureStates } from './use-picture-states.js';
import { useUploads } from './use-uploads.js';
import { Stack } from '../../ui/layout/boxes.js';

interface Props {
  /** Name of the field that contains a media id, or null. */
  name: string;
  /** The stored picture from the form's props. */
  stored: PictureItem | null;
  /** The owner of the picture; null: the platform. */
  company: number | null;
  hint?: string;
  /** Whether it has alternative texts. */
  described?: boolean;
}

/** The single picture of a record in its form. It is uploaded immediately; the form contains only its id. */
export function PictureField({ name, stored, company, hint, described = true }: Props) {
  const { t } = useI18n();
  const { value, error, change } = useField(name);
  const id = value as number | null;
  const chosen = id === null ? [] : [id];
  const items = usePictureStates(chosen, stored ? [stored] : []);
  const uploads = useUploads({
    company,
    only: ['pictureStates'],
    onUploaded: (ids) => change(ids.at(-1) ?? id),
  });

  return (
    <Stack columns="one" gap={3} whole>
      {hint && <p className="field-hint">{hint}</p>}
      <UploadArea
        uploads={uploads}
        single
        shelf={
          <PicturePicker
            company={company}
            chosen={chosen}
            onToggle={(other) => change(other === id ? null : other)}
          />
        }
      >
        {id !== null && (
          <PictureDetails
            key={id}
            title={t('media.single.title')}
            item={items.get(id)}
            described={described}
            removeLabel={t('media.single.remove')}
            onRemove={() => change(null)}
          />
        )}
      </UploadArea>
      <ConflictValue name={name} show={() => t('media.single.changed')} />
      {error && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
    </Stack>
  );
}
