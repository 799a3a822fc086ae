import type { Clause } from '../../language/clauses';
import type { Token } from '../../language/tokens';

/** 'Like a curtain', 'as a plum', 'if the door': nothing that is there. */
export function isSimile(tokens: readonly Token[], start: number): boolean {
  return /^(?:like|as|than|if|though|unless|whether)$/.test(tokens[start - 1]?.lower ?? '');
}

/** 'She needed a ladder', 'no ladder', 'without a ladder': there is none. */
export function isWished(tokens: readonly Token[], start: number): boolean {
  const before = tokens.slice(Math.max(0, start - 3), start + 1);
  return before.some(({ lemma, lower }) => wishes.has(lemma) || /^(?:no|without|any|never)$/.test(lower));
}

const wishes = new Set('need want wish lack dream imagine'.split(' '));

/** 'Like she was drowning', 'if he fell', 'until it breaks': nothing that has happened. */
export function isSupposed({ start }: Clause, tokens: readonly Token[]): boolean {
  return tokens
    .slice(Math.max(0, start - 1), start)
    .some(({ lower }) => /^(?:if|like|though|unless|than|whether|until|before|as)$/.test(lower));
}

const stage =
  /\b(?:hamlet|macbeth|ophelia|romeo|the stage|on stage|audience|rehears\p{L}+|script|opening night|school play|actors?|stage fright|film set|encore|interval)\b/giu;
/** Words of the theater from which a story is taken for one on a stage. */
const STAGED = 3;

/** Whether a story is told of a stage, on which nobody dies in earnest. @param told the opening and the turns of people. */
export function isStaged(told: string): boolean {
  return new Set(told.toLowerCase().match(stage)).size >= STAGED;
}
