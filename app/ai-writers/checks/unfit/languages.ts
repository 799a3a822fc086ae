import { withoutSpeech } from '../../built-in/text-tools';
import { splitSentences } from '../../sentences';
import { wordsOf } from '../../words';

/** Commonest little words of languages in Latin letters, without accents; words that English has too are left out. */
const LITTLE_WORDS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    english: `the a an and of to in on at was is are were it i you he she they we my your his her their that this with for not had has
      have but said what who there me him be do did from by as so up out all one then into like would could no its or if when`,
    spanish: `el la los las un una de del que y en por con para no se su sus al lo le es era estaba como pero mas ya cuando sin sobre
      hasta mi yo ella todo esta habia fue muy donde porque`,
    french: `le la les un une des du de et est dans que qui il elle ne pas se sur pour avec son sa ses au aux mais par nous vous je
      etait avait plus comme tout bien sans cette ce lui leur ou jai cest`,
    german: `der die das und ist nicht ein eine einen einem zu den dem mit sich auf sie er es ich wir war hatte von fur als auch noch
      wie nach bei aus aber vor durch ihre seine ihr sein im am`,
    italian: `il la lo gli le un una di che e non si per con del della nel nella era aveva ma come sono suo sua piu al dal questo anche
      io lei lui ed cui poi senza`,
    portuguese: `o a os as um uma de do da dos das que e em no na nao se por com para seu sua ele ela mas como mais era estava foi ao
      ja quando sem ate eu isso`,
    dutch: `de het een en van is dat niet in op te zijn met voor hij zij ze was aan maar als ook door over bij naar uit haar hem had er
      nog wel je ik om dan toen`,
    swedish: `och att det som en ett den inte av till med han hon var jag pa for har hade de men sig om fran vid nar hans hennes kunde
      skulle ar`,
    danish: `og at det som en et den ikke af til med han hun var jeg pa for har havde de men sig om fra ved da hans hendes kunne
      skulle er der`,
    polish: `i w na z do nie sie to jest ze byl byla bylo jak ale po od co tak jego jej ich przez za tylko juz przy gdy`,
    turkish: `ve bir bu da de icin ile ne ama gibi daha cok var yok onun sonra kadar her o diye olan oldu dedi`,
    indonesian: `yang dan di dari ke itu ini dengan untuk tidak pada adalah dia mereka saya akan ada sebuah oleh telah sudah ketika
      seperti bisa lalu`,
    romanian: `si in de la cu un o nu este era ca pe din care sa se lui ei mai dar fost avea ce pentru`,
    czech: `a v na se je ze to s z do ale jak po byl byla bylo za jeho jeji si tak kdyz pro uz jen`,
    latin: `et in est non ad cum ut sed qui quae quod ex ab esse sunt erat per de atque ille illa`,
    finnish: `ja on ei se oli han etta mutta kun niin kuin ole joka sen mita hanen nyt vain myos tai`,
    hungarian: `a az es hogy nem egy is volt de meg ez azt csak mint ki el mar sem ha van`,
  }).map(([language, words]) => [language, new Set(words.split(/\s+/))] as const),
);
/** A text of fewer words does not tell its language. */
const FEWEST_WORDS = 5;
/** The least share of little words that tells a language, and by how much it must beat English. */
const LEAST_SHARE = 0.22;
const AHEAD_OF_ENGLISH = 1.6;
/** A text of this many words with hardly an English little word among them is not English. */
const MANY_WORDS = 12;
const FAR_FROM_ENGLISH = 0.06;

/** The language of a text; undefined where it does not tell. */
export function languageOf(text: string): string | undefined {
  const words = wordsOf(text);
  if (words.length < FEWEST_WORDS) return undefined;
  const share = (language: string) => words.filter((word) => LITTLE_WORDS[language]?.has(word)).length / words.length;
  const [best, most] = Object.keys(LITTLE_WORDS)
    .map((language) => [language, share(language)] as const)
    .reduce((one, other) => (other[1] > one[1] ? other : one));
  const english = share('english');
  if (best !== 'english' && most >= LEAST_SHARE && most >= english * AHEAD_OF_ENGLISH) return best;
  if (english >= LEAST_SHARE) return 'english';
  return words.length >= MANY_WORDS && english < FAR_FROM_ENGLISH ? 'unknown' : undefined;
}

/**
 * Whether a text, or a whole sentence of its narration, is in a language that its room does not write. People in it may
 * say a foreign word.
 * @param room the texts of the room: its opening and what people wrote.
 */
export function isInOtherLanguage(text: string, room: readonly string[]): boolean {
  const known = new Set(room.flatMap((each) => languageOf(each) ?? []));
  if (holdsOtherScript(text, room.join('\n'))) return true;
  if (known.size === 0 || known.has('unknown')) return false;
  const narration = withoutSpeech(text);
  return [text, narration, ...splitSentences(narration)].some((piece) => {
    const language = languageOf(piece);
    return language !== undefined && !known.has(language);
  });
}

const FOREIGN_LETTERS = /(?:(?!\p{Script=Latin})\p{L}){2,}/u;

/** Letters of a script that the room does not use: anywhere in the narration, or mixed into somebody's words. */
function holdsOtherScript(text: string, room: string): boolean {
  if (FOREIGN_LETTERS.test(room)) return false;
  if (FOREIGN_LETTERS.test(withoutSpeech(text))) return true;
  const spoken = text.match(/[“"][^“”"]*[”"]/gu) ?? [];
  return spoken.some((words) => FOREIGN_LETTERS.test(words) && /\p{Script=Latin}{2,}/u.test(words));
}
