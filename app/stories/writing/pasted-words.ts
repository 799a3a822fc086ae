import { spansIn } from './marks';

/** How some words look. */
export interface Looks {
  em: boolean;
  strong: boolean;
  s: boolean;
  u: boolean;
  /** The address that they lead to. */
  to: string | undefined;
}

/** A stretch of pasted words that look alike; '\n' is a line break. */
export interface Run extends Looks {
  text: string;
}

/** Words that look like nothing in particular. */
export const PLAIN: Looks = { em: false, strong: false, s: false, u: false, to: undefined };

/** What writers set between two scenes; all of it becomes ***. */
const BREAKS = /^(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,}|(?:~\s*){3,}|(?:[•·⁎∗]\s*){3,}|(?:#\s*){1,3}|⁂|[⸻❦☙❧])$/u;
const WORD = /[\p{L}\p{N}]/u;
const LEADING_SIGNS = /^[^\p{L}\p{N}\s]+/u;
const TRAILING_SIGNS = /[^\p{L}\p{N}\s]+$/u;

/** A pasted paragraph as Markdown; '' where it has no words. */
export function paragraphText(runs: readonly Run[]): string {
  const tidy = tidied(runs);
  const text = tidy.map((run) => run.text).join('');
  if (BREAKS.test(text)) return '***';
  const plain = escaped(text, true);
  const marked = linked(tidy);
  // Signs at the edge of an emphasis can be read otherwise: then the words matter more than how they look.
  return shown(marked) === shown(plain) ? marked : plain;
}

/** Runs with single spaces, none at the ends of a line, and what looks alike joined. */
function tidied(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  let before = '\n';
  for (const run of runs) {
    for (const piece of run.text
      .replaceAll(/[^\S\u2028]+/g, ' ')
      .replaceAll('\u2028', '\n')
      .split(/(?<=\n)|(?=\n)/)) {
      const text = /\s$/.test(before) ? piece.replace(/^ +/, '') : piece;
      if (text === '') continue;
      before = text;
      const last = joined.at(-1);
      if (text === '\n' && last) last.text = last.text.replace(/ +$/, '');
      if (last && isAlike(last, run)) last.text += text;
      else joined.push({ ...run, text });
    }
  }
  while (joined.at(-1)?.text.trim() === '') joined.pop();
  const last = joined.at(-1);
  if (last) last.text = last.text.trimEnd();
  const first = joined[0];
  if (first) first.text = first.text.replace(/^\s+/, '');
  return joined;
}

function isAlike(one: Looks, other: Looks): boolean {
  return one.em === other.em && one.strong === other.strong && one.s === other.s && one.u === other.u && one.to === other.to;
}

/** Runs with the links that they stand in; words on both sides of a line end are two links. */
function linked(runs: readonly Run[]): string {
  let out = '';
  for (let index = 0; index < runs.length; ) {
    const { to } = runs[index] ?? PLAIN;
    const end = runs.findIndex((run, at) => at > index && run.to !== to);
    const group = runs.slice(index, end < 0 ? undefined : end);
    const words = emphasised(group, out, runs[index + group.length]?.text ?? '');
    out += to === undefined ? words : words.replaceAll(/\S(?:.*\S)?/g, (line) => `[${line}](${to})`);
    index += group.length;
  }
  return out;
}

/** @param before what stands before the runs. @param after the words behind them. */
function emphasised(runs: readonly Run[], before: string, after: string): string {
  let out = before;
  for (const [index, run] of runs.entries()) {
    const next = runs[index + 1]?.text ?? after;
    out += run.text
      .split('\n')
      .map((line) => (marksOf(run) ? wrapped(line, run, out, next) : escaped(line, out === '' || out.endsWith('\n'), run.to !== undefined)))
      .join('\n');
  }
  return out.slice(before.length);
}

function marksOf({ em, strong, s, u }: Looks): string {
  return `${u ? '++' : ''}${s ? '~~' : ''}${strong ? '**' : ''}${em ? '*' : ''}`;
}

/** A line between its marks; spaces stand outside, and so do signs that would keep the marks from being read. */
function wrapped(line: string, run: Run, before: string, after: string): string {
  const isLabel = run.to !== undefined;
  const inner = line.trim();
  if (!WORD.test(inner)) return escaped(line, false, isLabel);
  const start = line.length - line.trimStart().length;
  const leading = WORD.test(before.at(-1) ?? '') && start === 0 ? (inner.match(LEADING_SIGNS)?.[0] ?? '') : '';
  const trailing = WORD.test(after.charAt(0)) && line === line.trimEnd() ? (inner.match(TRAILING_SIGNS)?.[0] ?? '') : '';
  const middle = inner.slice(leading.length, inner.length - trailing.length);
  const marks = marksOf(run);
  const opened = `${line.slice(0, start)}${escaped(leading, false, isLabel)}${marks}`;
  const closed = `${[...marks].reverse().join('')}${escaped(trailing, false, isLabel)}${line.slice(line.trimEnd().length)}`;
  return opened + escaped(middle, false, isLabel) + closed;
}

/** Words whose signs are no Markdown. @param isLabel whether they are those of a link. */
function escaped(text: string, startsLine = false, isLabel = false): string {
  const signs = text.replaceAll(
    /\\(?=[!-/:-@[-`{-~]|$)|\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|([~+])(?=\1)|(?<=([~+]))\2|\](?=\()/gu,
    String.raw`\$&`,
  );
  const label = isLabel ? signs.replaceAll(/(?<!\\)[[\]]/g, String.raw`\$&`) : signs;
  return label
    .replaceAll(startsLine ? /^>/gm : /(?<=\n)>/g, String.raw`\>`)
    .replaceAll(startsLine ? /^(\d{1,3})([.)])(?=\s|$)/gm : /(?<=\n)(\d{1,3})([.)])(?=\s|$)/g, String.raw`$1\$2`);
}

/** What readers see of a paragraph's words. */
function shown(paragraph: string): string {
  const hidden = new Set(spansIn(paragraph).flatMap(({ from, to, look }) => (look === 'mark' ? range(from, to) : [])));
  return [...paragraph.split('')].filter((_, index) => !hidden.has(index)).join('');
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
