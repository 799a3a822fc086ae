/** What somebody says in a turn. */
export interface Speech {
  words: string;
  /** Where it stands in the turn, quotation marks included, in characters. */
  start: number;
  end: number;
  /** Whether the turn ends before the speech does. */
  isOpen: boolean;
}

/** Verbs by which somebody says something, as a part of a pattern. */
export const verbsOfSpeech =
  'said|says|asked|asks|told|tells|whispered|whispers|called|calls|answered|answers|replied|replies|shouted|shouts|cried|cries|muttered|mutters|added|adds|yelled|yells|explained|explains|murmured|murmurs|repeated|laughed|sighed|begged|snapped|hissed|demanded|insisted|agreed|admitted|went|goes|continued|announced|screamed';

const curly = /“([^”\n]*)(”|$|\n)/gu;
const straight = /(?<![\p{L}\p{N}])"([^"\n]*)("|$|\n)/gu;
const single = /(?<![\p{L}\p{N}])[‘']([^‘’'\n]*(?:[’'](?=\p{L})[^‘’'\n]*)*[.,!?…—-])([’'])(?!\p{L})/gu;

/** The speeches of a text, in order: between curly, straight or single quotation marks. */
export function speechesOf(text: string): Speech[] {
  const pattern = text.includes('“') ? curly : text.includes('"') ? straight : single;
  return [...text.matchAll(pattern)].map((match) => ({
    words: (match[1] ?? '').trim(),
    start: match.index,
    end: match.index + match[0].length,
    isOpen: match[2] === '' || match[2] === '\n',
  }));
}

/** A text whose speeches are replaced by a mark that reads as a noun, so that the clauses around them stay whole. */
export function narrationOf(text: string, speeches: readonly Speech[]): string {
  let narration = '';
  let end = 0;
  for (const speech of speeches) {
    narration += `${text.slice(end, speech.start)}${pauseFor(text.slice(speech.end), speech.words)}`;
    end = speech.end;
  }
  return narration + text.slice(end);
}

/** Behind a speech the sentence goes on ('she said') or a new one starts. */
function pauseFor(rest: string, words: string): string {
  return /^\s*\p{Ll}/u.test(rest) || words.endsWith(',') ? ', ' : '. ';
}
