import type { LocalText } from '../../../../../src/core/i18n/local-text.js';
import { Text } from '../../../ui/text.js';

/** Names of some offers of a path. */
export function Examples({ names }: { names: LocalText[] }) {
  if (!names.length) return null;
  return (
    <ul className="mapping-examples">
      {names.map((name, index) => (
        <li key={index}>
          <Text value={name} />
        </li>
      ))}
    </ul>
  );
}
