import { type KeyboardEvent, useId, useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Button } from '../../ui/button.js';
import { Box, Grid } from '../../ui/layout/boxes.js';

/** Adds a picture by its address. It is inside other forms, so it is not a form itself. */
export function AddressField({ onAdd }: { onAdd(address: string): void }) {
  const { t } = useI18n();
  const id = useId();
  const [address, setAddress] = useState('');

  function add() {
    if (!address.trim()) return;
    onAdd(address.trim());
    setAddress('');
  }

  function key(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // the form around is not to be sent
    event.preventDefault();
    add();
  }

  return (
    <Grid gap={[2, 3]} align="center" padTop={3} line="top" whole className="upload-address">
      <Box as="label" text="s" tone="soft" htmlFor={id}>
        {t('media.upload.address')}
      </Box>
      <input
        id={id}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={key}
      />
      <Button type="button" small onClick={add}>
        {t('media.upload.add')}
      </Button>
    </Grid>
  );
}
