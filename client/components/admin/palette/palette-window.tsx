import '../../../styles/ui/dialog.css';
import { router } from '@inertiajs/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Autocomplete, Input, Label, TextField } from 'react-aria-components';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { storePick } from '../../../lib/picks/recent-picks.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { useModal } from '../../ui/window/use-modal.js';
import { PaletteList } from './palette-list.js';
import { useLiveOption } from './use-live-option.js';
import { usePaletteGroups, usePickOwner } from './use-palette-groups.js';
import { usePaletteSearch } from './use-palette-search.js';
import { Box, Row, boxClass } from '../../ui/layout/boxes.js';

export interface PaletteProps {
  onClose(): void;
}

/** Sections, steps and records by a few letters: arrows choose, Enter goes there, Escape closes. */
export function PaletteWindow({ onClose }: PaletteProps) {
  const { t } = useI18n();
  const element = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const owner = usePickOwner();
  const { records, asking, failed } = usePaletteSearch(words);
  const groups = usePaletteGroups(words, records);
  const count = groups.reduce((sum, { picks }) => sum + picks.length, 0);
  useModal(element, onClose);
  useLiveOption(element, field);
  useEffect(() => field.current?.focus(), []);

  function go(key: string) {
    const pick = groups.flatMap(({ picks }) => picks).find((each) => each.key === key);
    if (!pick) return;
    if (owner) storePick(owner, pick);
    onClose();
    router.visit(pick.url);
  }

  // the list would only take the highlight away, and the field only its text
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    <dialog
      ref={element}
      className="dialog palette"
      aria-label={t('palette.title')}
      tabIndex={-1}
      onKeyDownCapture={closeOnEscape}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <Autocomplete inputValue={words} onInputChange={setWords}>
        <Row gap={2} align="center" line="bottom" className="palette-field">
          <TextField
            className={boxClass(
              'row',
              { gap: 3, align: 'center', tone: 'soft', shrinks: true },
              'palette-input',
            )}
          >
            <Label className="hidden-text">{t('palette.title')}</Label>
            <Icon name="search" />
            <Input
              ref={field}
              type="text"
              enterKeyHint="go"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck="false"
              maxLength={100}
              placeholder={t('palette.hint')}
            />
          </TextField>
          <IconButton icon="close" label={t('common.close')} onClick={onClose} />
        </Row>
        <PaletteList groups={groups} onPick={go} />
      </Autocomplete>
      <Box role="status" as="p" tone="soft" className="palette-status">
        {failed && t('palette.failed')}
        {asking && t('palette.asking')}
        {!asking && !failed && count === 0 && t('palette.none')}
      </Box>
    </dialog>
  );
}
