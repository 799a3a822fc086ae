import { Refusal } from '~/platform/forms/refusal';
import { crudeText, hasCrudeWord } from '~/platform/text/crude-words.server';
import { texts } from '../texts';
import { isOfOneScript } from './one-script';
import { isReserved } from './reserved-names';

/** 'f u c k', 'f.u.c.k': letters one by one. */
const SPELLED = /^\P{L}*\p{L}(?:\P{L}+\p{L})+\P{L}*$/u;

/** Marks piled on one letter until they cover the lines around it; no writing that is in use piles up as many. */
const PILED_MARKS = /\p{M}{5}/u;

/**
 * Checks a name that a player chooses; names from before these rules stay as they are.
 * @param name tidied, and within the form's limits.
 * @throws {Refusal} at the field `name`: no letter, a pile of marks, several scripts, reserved, or with a word of abuse.
 * @see docs/product/accounts.md
 */
export function requireGoodName(name: string): void {
  const fault = faultOf(name);
  if (fault) throw new Refusal(fault, { field: 'name', status: 422 });
}

function faultOf(name: string): string | undefined {
  if (!/\p{L}/u.test(name)) return texts.nameWithoutLetter;
  if (PILED_MARKS.test(name)) return texts.namePilesMarks;
  if (!isOfOneScript(name)) return texts.nameMixesScripts;
  if (isReserved(name)) return texts.nameReserved;
  const spelled = SPELLED.test(name) ? name.replace(/\P{L}/gu, '') : '';
  return hasCrudeWord(name) || hasCrudeWord(spelled) ? crudeText : undefined;
}
