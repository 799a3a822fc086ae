import type { Random } from '../../../app/platform/random/random.ts';
import type { HttpAnswer, HttpClient, HttpQuestion } from '../../support/http-client.ts';
import type { Deed, Journal } from '../journal.ts';

/** Somebody on the site whose requests meet with faults. */
export interface ChaosPerson {
  id: string;
  name: string;
  client: HttpClient;
  random: Random;
  /**
   * Asks again and again, as a page does, until the site gives an answer that settles the question.
   * @param deed what is asked for; marked as floating when a request of it is not answered.
   * @throws {GaveUp} when the run ends meanwhile.
   */
  ask(path: string, question?: HttpQuestion, deed?: Deed): Promise<HttpAnswer>;
  /** The addresses of the site's processes, the preferred one first. */
  urls(): readonly string[];
}

/** Raised in people who are still asking when the run is over. */
export class GaveUp extends Error {}

const ANSWER_MS = 4_000;
const AGAIN_MS = 150;
/** One request of so many is sent twice at once, as an impatient person presses twice. */
const TWICE = 12;

interface PersonParts {
  id: string;
  name: string;
  client: HttpClient;
  random: Random;
  journal: Journal;
  urls: readonly string[];
  /** Ends all asking. */
  over: AbortSignal;
}

export function chaosPerson({ id, name, client, random, journal, urls, over }: PersonParts): ChaosPerson {
  let preferred = random.integer(urls.length);
  const urlsNow = () => urls.map((_, index) => urls[(preferred + index) % urls.length] ?? '');

  async function once(path: string, question: HttpQuestion, deed: Deed | undefined): Promise<HttpAnswer | undefined> {
    const [url = ''] = urlsNow();
    try {
      const answer = await client.ask(`${url}${path}`, { ...question, withinMs: ANSWER_MS });
      if (answer.status < 500) return answer;
      // A write that answers 'not now' has been rolled back or not; only the next answer tells.
      if (deed) deed.floating = true;
      if (answer.status !== 503) journal.violate('wrong answer', `${path} was answered ${answer.status}`);
    } catch {
      if (deed) deed.floating = true;
    }
    preferred += 1;
    return undefined;
  }

  return {
    id,
    name,
    client,
    random,
    urls: urlsNow,
    async ask(path, question = {}, deed = undefined) {
      for (;;) {
        const twice = deed !== undefined && random.integer(TWICE) === 0;
        const answers = await Promise.all([once(path, question, deed), ...(twice ? [once(path, question, deed)] : [])]);
        const answer = answers.find((each) => each !== undefined);
        if (answer && isSignedOut(answer)) journal.violate('wrong answer', `${path} took ${name}, who is signed in, for a stranger`);
        else if (answer) return answer;
        if (over.aborted) throw new GaveUp();
        await pause(AGAIN_MS + random.integer(AGAIN_MS));
      }
    },
  };
}

function isSignedOut({ status, location }: HttpAnswer): boolean {
  return status === 401 || location?.startsWith('/signin') === true;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
