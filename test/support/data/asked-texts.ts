const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm;
const KEY = /(?=['"`]([\w-]+(?:\.[\w-]+)*)['"`])/g;
/** A template of which only the expressions are no part of a key. */
const TEMPLATE = /(?=`((?:[\w.-]|\$\{[^{}`]*\})+)`)/g;
const EXPRESSION = /\$\{([^}]*)\}/g;
/** An expression that is one of two literals. */
const EITHER = /^[^?]+\? '([\w.-]+)' : '([\w.-]+)'$/;

/**
 * Whether source texts use a key: alone, as a part of a group, or by a template. The variable part of a
 * template must be a word of the sources, or come from its own template, for example `blocked_${reason}`.
 */
export function keysAskedBy(files: string[]): (key: string) => boolean {
  const text = files.join('\n').replace(COMMENT, '');
  const all = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, found]) => found!));
  const literals = all(KEY);
  const words = all(/([\w-]+)/g);
  const templates = [...all(TEMPLATE)].map((template) => ({
    fixed: template.replace(EXPRESSION, ''),
    pattern: patternOf(template),
    begins: /^(?:[\w-]+\.|\$\{[^}]*')/.test(template),
  }));
  const keys = templates.filter(({ begins }) => begins);
  const parts = templates.filter(({ fixed }) => /[a-z]{3}/.test(fixed) && !fixed.includes('.'));
  const isSaid = (open: string) =>
    open.split('.').every((word) => words.has(word) || parts.some(({ pattern }) => pattern.test(word)));
  return (key) =>
    groupsOf(key).some((group) => literals.has(group)) ||
    keys.some(({ pattern }) => pattern.exec(key)?.slice(1).every(isSaid));
}

function patternOf(template: string): RegExp {
  const source = template.split(EXPRESSION).map((part, at) => {
    if (at % 2 === 0) return literally(part);
    const either = EITHER.exec(part);
    return either ? `(?:${literally(either[1]!)}|${literally(either[2]!)})` : '(.+)';
  });
  return new RegExp(`^${source.join('')}$`);
}

const literally = (part: string) => part.replaceAll('.', '\\.');

/** The key itself, and the groups that it is in, but for its file. */
const groupsOf = (key: string) =>
  key
    .split('.')
    .map((_, at, parts) => parts.slice(0, at + 1).join('.'))
    .slice(1);
