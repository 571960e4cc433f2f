import type { MarkdownIt } from 'markdown-it';

const PLACEHOLDER = /\[\[([^[\]\n]{1,120})\]\]/y;

/** Marks `[[name of the company]]`, a placeholder to be filled in. */
export function placeholders(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('link', 'placeholder', (state, silent) => {
    PLACEHOLDER.lastIndex = state.pos;
    const [whole, text] = PLACEHOLDER.exec(state.src) ?? [];
    if (whole === undefined) return false;
    if (!silent) {
      state.push('mark_open', 'mark', 1);
      state.push('text', '', 0).content = text!;
      state.push('mark_close', 'mark', -1);
    }
    state.pos += whole.length;
    return true;
  });
}

/** The placeholders of a text, with their brackets. */
export function placeholdersIn(text: string): string[] {
  return text.match(new RegExp(PLACEHOLDER.source, 'g')) ?? [];
}
