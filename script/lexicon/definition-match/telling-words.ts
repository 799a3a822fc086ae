/** Words that say nothing of what a definition is about. */
const COMMON = new Set(
  `a about after all also an and another any are as at be been before being between by can do does especially for from get gets give
  gives had has have he her his how in into is it its kind like made make makes many may more most much no not of off often on one
  ones or other out over part people person put she so some somebody someone something such than that the their them these they thing
  things this those to too up used use usually very way well what when where which who whose will with without would you your`.split(/\s+/),
);
const SHORTEST = 3;

/** Whether a word of a definition says what it is about. */
export function tells(word: string): boolean {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  return letters.length >= SHORTEST && !COMMON.has(letters);
}
