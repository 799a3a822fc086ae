/** The shortest word that takes an ending or a beginning, in letters. */
const SHORTEST_STEM = 3;
const BEGINNINGS = ['anti', 'de', 'dis', 'mis', 'non', 'out', 'over', 're', 'sub', 'un', 'under'];
const ENDINGS = ['able', 'dom', 'ful', 'hood', 'ish', 'ism', 'ist', 'less', 'like', 'ment', 'ness', 'ship', 'wise'];
/** Endings of inflected forms: some are written after an e, some double the letter before them. */
const INFLECTIONS = ['s', 'es', 'd', 'ed', 'ing', 'er', 'ers', 'r', 'rs', 'est', 'y', 'ly', 'able'];

/**
 * Whether a form comes from a known word: by an inflection, an ending or a beginning of the language.
 * @param form lower case. @param isWord whether a form is listed.
 */
export function isDerived(form: string, isWord: (form: string) => boolean): boolean {
  return possibleStems(form).some((stem) => stem !== form && isWord(stem));
}

/** The words that a form may come from. */
function possibleStems(form: string): string[] {
  const stems = [
    ...INFLECTIONS.flatMap((ending) => inflectedStems(form, ending)),
    ...ENDINGS.flatMap((ending) => (form.endsWith(ending) ? form.slice(0, -ending.length) : [])),
    ...BEGINNINGS.flatMap((beginning) => (form.startsWith(beginning) ? form.slice(beginning.length) : [])),
  ];
  if (/ie[srd]$/.test(form)) stems.push(`${form.slice(0, -3)}y`);
  if (/i(ly|ness|est)$/.test(form)) stems.push(form.replace(/i(ly|ness|est)$/, 'y'));
  return stems.filter((stem) => stem.length >= SHORTEST_STEM);
}

function inflectedStems(form: string, ending: string): string[] {
  if (!form.endsWith(ending)) return [];
  const stem = form.slice(0, -ending.length);
  const isDoubled = stem.length > 1 && stem.at(-1) === stem.at(-2);
  return [stem, `${stem}e`, ...(isDoubled ? [stem.slice(0, -1)] : [])];
}
