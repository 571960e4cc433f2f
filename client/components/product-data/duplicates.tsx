import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { DataDuplicate } from '../../../src/product-data/page/product-data.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { withoutConfirmation } from '../../lib/visits/leave-confirmation.js';
import { PRESERVE_STATE } from '../../lib/visits/preserve-state.js';
import { ConfirmedButton } from '../admin/confirmed-button.js';
import { RecordLink } from '../ui/record-link.js';
import { Text } from '../ui/text.js';
import { DataStatusText } from './data-status-text.js';
import { Box, Stack } from '../ui/layout/boxes.js';

interface Props {
  duplicates: DataDuplicate[];
  /** POST */
  url: string;
  version: string | null;
  /** Name of the description that remains. */
  name: string;
}

/** Other descriptions of the same EAN, and the step that makes one of them all. */
export function Duplicates({ duplicates, url, version, name }: Props) {
  const { t } = useI18n();
  const [left, setLeft] = useState<number[]>([]);
  const chosen = duplicates.filter(({ id }) => !left.includes(id));
  const count = chosen.length;

  function choose(id: number, wanted: boolean) {
    setLeft(wanted ? left.filter((other) => other !== id) : [...left, id]);
  }

  function merge() {
    const data = { from: chosen.map(({ id }) => id), ...(version && { _version: version }) };
    withoutConfirmation(() => router.post(url, data, PRESERVE_STATE));
  }

  return (
    <Stack as="section" gap={3} fit packed className="record-state" aria-labelledby="duplicates">
      <h3 id="duplicates">{t('product-data.merge.heading', { count: duplicates.length })}</h3>
      <p>{t('product-data.merge.hint')}</p>
      <Box as="ul" line="top" wide className="duplicates">
        {duplicates.map((other) => (
          <li key={other.id}>
            <input
              type="checkbox"
              className="needs-script"
              checked={!left.includes(other.id)}
              aria-label={t('product-data.merge.choose', {
                name: other.name.text,
                company: other.companyName,
              })}
              onChange={(event) => choose(other.id, event.target.checked)}
            />
            <span>
              <RecordLink href={other.url}>
                <Text value={other.name} />
              </RecordLink>{' '}
              <small>{other.companyName}</small>
            </span>
            <DataStatusText status={other.status} />
          </li>
        ))}
      </Box>
      {count > 0 && (
        <ConfirmedButton
          small
          label={t('product-data.merge.label', { count })}
          title={t('product-data.merge.title', { count })}
          confirmLabel={t('product-data.merge.confirm')}
          onConfirm={merge}
        >
          <p>{t('product-data.merge.text', { name })}</p>
          <ul>
            {chosen.map((other) => (
              <li key={other.id}>
                <Text value={other.name} /> ({other.companyName})
              </li>
            ))}
          </ul>
        </ConfirmedButton>
      )}
    </Stack>
  );
}
