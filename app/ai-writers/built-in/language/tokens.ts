import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItemSentence } from 'wink-nlp';
import { createRecent } from '~/platform/storage/recent';

/** A part of speech, as the Universal Dependencies name it. */
type PartOfSpeech =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X'
  | 'SPACE';

/** A word or a mark of a sentence. */
export interface Token {
  text: string;
  lower: string;
  /** The base form of a verb, the singular of a noun, else the word in lower case. */
  lemma: string;
  pos: PartOfSpeech;
  /** Whether white space precedes it. */
  spaced: boolean;
}

/**
 * So many characters, then the library is loaded again, in about 200 ms: it keeps every word that it has met, some 130 bytes each, and lets
 * those it did not know colour what it reads later.
 */
const MOST_READ = 2_000_000;

const loaded = () => winkNLP(model, ['sbd', 'pos']);
let nlp = loaded();
let read = 0;
const { its } = nlp;

/** Turns of the rooms of the moment: each is read again for every part behind it. */
const lately = createRecent<Token[][]>(1_000);

/** The sentences of a text as tagged words. Takes about 1 ms for 1,500 characters, and next to none when read before. */
export function readSentences(text: string): Token[][] {
  const known = lately.get(text);
  if (known) return known;
  read += text.length;
  if (read > MOST_READ) [nlp, read] = [loaded(), text.length];
  const sentences = tagged(text);
  lately.set(text, sentences);
  return sentences;
}

function tagged(text: string): Token[][] {
  const sentences: Token[][] = [];
  nlp
    .readDoc(text)
    .sentences()
    .each((sentence: ItemSentence) => {
      const words = sentence.tokens();
      // The library's types call for arguments that it hands to the function itself.
      const [parts, lemmas] = [words.out(its.pos), words.out(its.lemma as unknown as typeof its.pos)];
      const spaced = spacing(sentence.out(), words.out());
      const token = (text: string, index: number): Token => ({
        ...{ text, lower: text.toLowerCase(), lemma: lemmas[index] ?? text },
        ...{ pos: (parts[index] ?? 'X') as PartOfSpeech, spaced: spaced[index] ?? false },
      });
      sentences.push(corrected(words.out().map(token).flatMap(withoutFullStop)));
    });
  return sentences;
}

/** The library takes 'in.' at the end of a sentence for inches. */
function withoutFullStop(token: Token): Token[] {
  const [, word] = /^(in|no|am|fig)\.$/.exec(token.text) ?? [];
  if (!word) return [token];
  const stop = { text: '.', lower: '.', lemma: '.', pos: 'PUNCT', spaced: false } as const;
  return [{ ...token, text: word, lower: word, lemma: word, pos: word === 'in' ? 'ADP' : 'X' }, stop];
}

/** For each word of a sentence, whether white space precedes it. */
function spacing(sentence: string, words: readonly string[]): boolean[] {
  let end = 0;
  return words.map((word) => {
    const start = sentence.indexOf(word, end);
    const spaced = start > end;
    end = start < 0 ? end : start + word.length;
    return spaced;
  });
}

const bareSubjects = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they']);
/** Verbs whose past is like their base. */
const likePast = new Set('put cut hit let set shut hurt quit cost read burst split spread bet cast come run'.split(' '));
const objectPronouns = new Set(['it', 'him', 'her', 'them', 'me', 'us', 'you']);

/** Mends the tagger's commonest slips, one word at a time. */
function corrected(tokens: Token[]): Token[] {
  const verbless = !tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const done: Token[] = [];
  for (const [index, token] of tokens.entries()) done.push(correctedAt(token, { before: done.at(-1), after: tokens[index + 1], verbless }));
  return done;
}

interface Neighbors {
  before: Token | undefined;
  after: Token | undefined;
  /** No word of the sentence is tagged as a verb, so that a noun must be one. */
  verbless: boolean;
}

function correctedAt(token: Token, { before, after, verbless }: Neighbors): Token {
  const verb = () => ({ ...token, pos: 'VERB' as const, lemma: token.lower.replace(/(?:(?<=[sxz]|[cs]h)es|s|ed)$/, '') });
  const isCapital = /^\p{Lu}/u.test(token.text);
  const atNounEnd = !after || /PUNCT|ADP|VERB|AUX|ADV|CCONJ/.test(after.pos);
  // The lock; the general asked.
  if ((token.pos === 'VERB' || token.pos === 'ADJ') && before?.pos === 'DET' && atNounEnd) return { ...token, pos: 'NOUN' };
  // He's head of security: no verb stands in its base form behind 'be'.
  if (token.pos === 'VERB' && before?.lemma === 'be' && after?.lower === 'of' && !/(?:ing|ed|en)$/.test(token.lower))
    return { ...token, pos: 'NOUN' };
  // A folded paper.
  if (token.pos === 'VERB' && before?.pos === 'DET' && after?.pos === 'NOUN') return { ...token, pos: 'ADJ' };
  // Rose rose; Hope had none; a boy called Will.
  if (/VERB|AUX/.test(token.pos) && isCapital && (before ? /^Will$/.test(token.text) : /VERB|AUX/.test(after?.pos ?? '')))
    return { ...token, pos: 'PROPN' };
  // Big Sue: a name goes on.
  if (/VERB|NOUN|ADJ/.test(token.pos) && isCapital && before?.pos === 'PROPN') return { ...token, pos: 'PROPN' };
  // A boarding pass: behind one thing no verb stands in its base form.
  const isBase = token.pos === 'VERB' && token.lower === token.lemma && !likePast.has(token.lower);
  if (isBase && before?.pos === 'NOUN' && !before.lower.endsWith('s') && after?.pos === 'PUNCT') return { ...token, pos: 'NOUN' };
  // Desmond scrapes the plates.
  if (token.pos === 'NOUN' && before?.pos === 'PROPN' && /[^s]s$/.test(token.lower) && after && /DET|ADP|PRON/.test(after.pos))
    return verb();
  if (token.pos !== 'NOUN' || !/s$|ed$/.test(token.lower) || !before) return token;
  const behindSubject = before.pos === 'CCONJ' || bareSubjects.has(before.lower);
  // And shines it on his face.
  if (behindSubject && after && (objectPronouns.has(after.lower) || after.pos === 'DET')) return verb();
  // The woman slides a key across.
  return verbless && /NOUN|PROPN/.test(before.pos) && after && /DET|ADP|PUNCT|PRON/.test(after.pos) ? verb() : token;
}

/** The text of some tokens, spaced as it was written. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, spaced }, index) => (index > 0 && spaced ? ` ${text}` : text))
    .join('')
    .trim();
}
