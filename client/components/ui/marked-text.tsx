import type { LocalText } from '../../../src/core/i18n/local-text.js';
import { piecesOf } from '../../lib/i18n/marked.js';
import { joinUnits } from '../../lib/i18n/join-units.js';
import { Text } from './text.js';

/** A text with highlighted search words. */
export function MarkedText({ value, marks }: { value: LocalText; marks: string[] }) {
  if (marks.length === 0) return <Text value={value} />;
  return (
    <span lang={value.lang}>
      {piecesOf(joinUnits(value.text), marks).map(({ text, hit }, index) =>
        hit ? <mark key={index}>{text}</mark> : text,
      )}
    </span>
  );
}
