// Some letters, marks and symbols are blank: fillers, blank patterns.
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1D159}])[\p{L}\p{N}\p{P}\p{S}]/u;
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]/u;
/** A pictograph with a variation selector. */
const PICTURE = /\p{Extended_Pictographic}[\uFE0E\uFE0F]/gu;

/** Whether a text has a visible character: a letter, digit or symbol of any script. */
export function showsSomething(text: string): boolean {
  return VISIBLE.test(text);
}

/** Whether a text has invisible characters other than spaces. */
export function hidesSomething(text: string): boolean {
  return HIDDEN.test(text.replaceAll(PICTURE, ''));
}
