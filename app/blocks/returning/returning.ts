import { looksOf } from '~/accounts/names/look';

/** How many of their first comments wait for moderators. */
export const HELD_COMMENTS = 3;

/** Why a person is not wanted: on the site, or by the person to whom another account writes now. */
export type Standing = 'banned' | 'suspended' | 'blocked';

/** What a new account has in common with another's. */
export interface Likeness {
  /** Undefined for anybody who is welcome. */
  standing: Standing | undefined;
  /** Both were used in one browser. */
  sameBrowser: boolean;
  /** Both came from one network address, such as a family's or a school's. */
  sameAddress: boolean;
  /** Their names look alike. */
  alike: boolean;
  /** Both write to the same person, who blocks the other one, or to whom that one wrote within the time that is compared. */
  sameTarget: boolean;
}

/**
 * Whether an account may be that of an unwanted person, come back under another name. A network address alone says
 * nothing, because many people share one. Nothing is refused because of it: the first comments wait, and moderators are told.
 * @see docs/product/trust.md
 */
export function mayBeBack({ standing, sameBrowser, sameAddress, alike, sameTarget }: Likeness): boolean {
  return standing !== undefined && (sameBrowser || (sameAddress && (alike || sameTarget)));
}

/** Fewer letters in common are chance. */
const MIN_LETTERS = 4;

/** Whether two names look alike but for what stands around their letters: 'Grim', 'Gr1m_2' and 'xX Grim'. */
export function namesAlike(one: string, other: string): boolean {
  return bare(one).some((a) => bare(other).some((b) => isWithin(a, b) || isWithin(b, a)));
}

/** Digits that stand for a letter, and small i for what looks like a capital one. */
const STAND_INS: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't', i: 'l' };

function bare(name: string): string[] {
  return looksOf(name).map((look) => look.replace(/[3457i]/g, (sign) => STAND_INS[sign] ?? sign).replace(/[^\p{L}]/gu, ''));
}

const isWithin = (short: string, long: string) => [...short].length >= MIN_LETTERS && long.includes(short);
