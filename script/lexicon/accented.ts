/**
 * Words whose usual spelling has an accent. Games of letters ask for their letters alone; among choices that are read, the bare
 * spelling would look wrong and the full one would stand out, so Definition Match has neither.
 */
export const ACCENTED: ReadonlySet<string> = new Set(
  'attache cliche communique derriere emigre fete fiance fiancee passe pate pinata protege risque soiree touche'.split(' '),
);
