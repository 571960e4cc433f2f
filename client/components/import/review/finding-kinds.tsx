import type { FindingKindJson } from '../../../../src/import/diagnosis/diagnosis.json.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Box, Stack } from '../../ui/layout/boxes.js';

interface Props {
  kinds: FindingKindJson[];
  /** The label of the one whose list is open. */
  chosen: string | null;
}

/** Kinds of findings with counts; each leads to its list. */
export function FindingKinds({ kinds, chosen }: Props) {
  const { t, number } = useI18n();
  return (
    <nav className="finding-kinds" aria-labelledby="findings-title">
      <div className="section-head">
        <h2 id="findings-title">{t('diagnosis.findings')}</h2>
      </div>
      <ul>
        {kinds.map(({ kind, label, count, url }) => (
          <Stack as="li" line="bottom" key={kind} data-none={count === 0 || undefined}>
            <Stack
              as="a"
              gap={1}
              packed
              padY={3}
              data-visit
              data-preserve-scroll
              href={url}
              aria-current={label === chosen ? 'true' : undefined}
            >
              <Box as="strong" tone="bad" className="figure">
                {number(count)}
              </Box>{' '}
              <Box as="span" text="s">
                {label}
              </Box>
            </Stack>
          </Stack>
        ))}
      </ul>
    </nav>
  );
}
