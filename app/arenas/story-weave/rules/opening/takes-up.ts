/** Letters of a word that are compared, so that 'keepers' is taken up by 'keeper'. */
const COMPARED = 5;
/** Words of so few letters say little of what a text is about. */
const TOO_SHORT = 3;

/** Longer words that say as little, and those with which prompts address their writers. */
const COMMON = new Set(
  `about after again also been before begin being could does doing down each even ever every from have here into just like make
  more most must never once only other over scene should some someone something still story than that their them then there these
  they this those through under until upon very want were what when where which while with without would write your`.split(/\s+/),
);

/** Whether a line of a story takes up a word of the prompt that it was made for. */
export function takesUp(line: string, prompt: string): boolean {
  const words = keyWords(prompt);
  return [...keyWords(line)].some((word) => words.has(word));
}

/** The beginnings of the words that say what a text is about. */
function keyWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length > TOO_SHORT && !COMMON.has(word)).map((word) => word.slice(0, COMPARED)));
}
