import type { PaletteAction, PaletteRecord } from '../../../../src/admin/palette/command-palette.props.js';
import { fold } from '../../../lib/i18n/fold.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { type Pick, recentPicks } from '../../../lib/picks/recent-picks.js';
import { useShared } from '../../../lib/shared.js';
import { useSections } from '../use-sections.js';
import { foreignWords } from './foreign-words.js';

export interface PaletteGroup {
  id: 'recent' | 'section' | PaletteAction['kind'] | PaletteRecord['kind'];
  picks: Pick[];
}

/** A choice with the folded text that finds it: its name and other words for it, in both languages. */
interface Option {
  pick: Pick;
  text: string;
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
  const actions = useActionPicks('action');
  const pages = useActionPicks('page');
  const isEmpty = words.trim() === '';
  const recent = isEmpty && owner ? recentPicks(owner) : [];
  const isRecent = ({ key }: Pick) => recent.some((pick) => pick.key === key);
  const offered = (options: Option[]) =>
    matching(options, words)
      .map(({ pick }) => pick)
      .filter((pick) => !isRecent(pick));
  const groups: PaletteGroup[] = [
    { id: 'recent', picks: recent },
    { id: 'section', picks: offered(sections) },
    { id: 'page', picks: isEmpty ? [] : offered(pages) },
    { id: 'action', picks: offered(actions) },
    ...KINDS.map((kind) => ({ id: kind, picks: isEmpty ? [] : recordsOf(records, kind) })),
  ];
  return groups.filter(({ picks }) => picks.length > 0);
}

function useSectionPicks(): Option[] {
  const { t, locale } = useI18n();
  return useSections().map(({ id, url, name }) =>
    toOption({ key: `section:${id}`, url }, name, [t(`palette.words.${id}`), foreignWords(id, locale)]),
  );
}

function useActionPicks(kind: PaletteAction['kind']): Option[] {
  const { t, locale } = useI18n();
  const { paletteActions = [] } = useShared();
  return paletteActions
    .filter((action) => action.kind === kind)
    .map(({ id, url }) =>
      toOption({ key: `action:${id}`, url }, t(`palette.actions.${id}`), [
        t(`palette.words.${id}`),
        foreignWords(id, locale),
      ]),
    );
}

const toOption = (pick: Omit<Pick, 'name' | 'note'>, name: string, words: string[]): Option => ({
  pick: { ...pick, name: { text: name }, note: null },
  text: fold([name, ...words].join(' ')),
});

const recordsOf = (records: PaletteRecord[], kind: PaletteRecord['kind']): Pick[] =>
  records
    .filter((record) => record.kind === kind)
    .map(({ id, url, name, note }) => ({ key: `${kind}:${id}`, url, name, note }));

/** Every word of the query is a part of the option's text. */
function matching(options: Option[], words: string): Option[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return options.filter(({ text }) => wanted.every((word) => text.includes(word)));
}
