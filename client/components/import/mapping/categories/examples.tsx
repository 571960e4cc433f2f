import type { LocalText } from '../../../../../src/core/i18n/local-text.js';
import { Text } from '../../../ui/text.js';
import { Box } from '../../../ui/layout/boxes.js';

/** Names of some offers of a path. */
export function Examples({ names }: { names: LocalText[] }) {
  if (!names.length) return null;
  return (
    <Box as="ul" text="s" tone="soft" weight={400}>
      {names.map((name, index) => (
        <li key={index}>
          <Text value={name} />
        </li>
      ))}
    </Box>
  );
}
