import type { PaletteRecord } from '../../../../src/admin/palette/command-palette.props.js';
import { fold } from '../../../lib/i18n/fold.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { type Pick, recentPicks } from '../../../lib/picks/recent-picks.js';
import { useShared } from '../../../lib/shared.js';
import { useSections } from '../use-sections.js';

export interface PaletteGroup {
  id: 'recent' | 'section' | 'action' | PaletteRecord['kind'];
  picks: Pick[];
}

const KINDS = ['product', 'service', 'category', 'company', 'user'] as const;

/** Key for the picks of the signed-in person, in the language of their names; null without a session. */
export function usePickOwner(): string | null {
  const { session, locale } = useShared();
  return session ? `${session.uid} ${locale}` : null;
}

/**
 * The palette's options: before typing, the last picks first; then the options that start with or contain the
 * words.
 */
export function usePaletteGroups(words: string, records: PaletteRecord[]): PaletteGroup[] {
  const owner = usePickOwner();
  const sections = useSectionPicks();
  const actions = useActionPicks();
  const isEmpty = words.trim() === '';
  const recent = isEmpty && owner ? recentPicks(owner) : [];
  const isRecent = ({ key }: Pick) => recent.some((pick) => pick.key === key);
  const offered = (picks: Pick[]) => matching(picks, words).filter((pick) => !isRecent(pick));
  const groups: PaletteGroup[] = [
    { id: 'recent', picks: recent },
    { id: 'section', picks: offered(sections) },
    { id: 'action', picks: offered(actions) },
    ...KINDS.map((kind) => ({ id: kind, picks: isEmpty ? [] : recordsOf(records, kind) })),
  ];
  return groups.filter(({ picks }) => picks.length > 0);
}

function useSectionPicks(): Pick[] {
  return useSections().map(({ id, url, name }) => ({
    key: `section:${id}`,
    url,
    name: { text: name },
    note: null,
  }));
}

function useActionPicks(): Pick[] {
  const { t } = useI18n();
  const { paletteActions = [] } = useShared();
  return paletteActions.map(({ id, url }) => ({
    key: `action:${id}`,
    url,
    name: { text: t(`palette.actions.${id}`) },
    note: null,
  }));
}

const recordsOf = (records: PaletteRecord[], kind: PaletteRecord['kind']): Pick[] =>
  records
    .filter((record) => record.kind === kind)
    .map(({ id, url, name, note }) => ({ key: `${kind}:${id}`, url, name, note }));

/** Every word of the query starts a word of the name, or is inside it. */
function matching(picks: Pick[], words: string): Pick[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return picks.filter(({ name }) => wanted.every((word) => fold(name.text).includes(word)));
}
