import type { Random } from '../../../app/platform/random/random.ts';
import type { HttpClient, HttpResponse, RequestOptions } from '../../support/http/http-client.ts';
import type { Journal, Operation } from '../journal.ts';

/** A person who uses the site while faults occur. */
export interface ChaosPerson {
  id: string;
  name: string;
  client: HttpClient;
  random: Random;
  /**
   * Repeats a request, as a page does, until the site gives a conclusive response.
   * @param operation what is requested; marked indeterminate when one of its requests is not answered.
   * @throws {GaveUp} if the run ends first.
   */
  ask(path: string, options?: RequestOptions, operation?: Operation): Promise<HttpResponse>;
  /** The addresses of the site's processes, preferred one first. */
  urls(): readonly string[];
}

/** Thrown to people who are still waiting when the run is over. */
export class GaveUp extends Error {}

/** Answers while something is away: 503 by the site, the others by a proxy in front of it. */
const UNDECIDED = new Set([502, 503, 504]);
const ANSWER_MS = 4_000;
const RETRY_MS = 150;
/** One request in this many is sent twice at once, like an impatient double click. */
const SENT_TWICE_ONE_IN = 12;

interface PersonOptions {
  id: string;
  name: string;
  client: HttpClient;
  random: Random;
  journal: Journal;
  urls: readonly string[];
  /** Aborts all requests. */
  runOver: AbortSignal;
}

export function chaosPerson({ id, name, client, random, journal, urls, runOver }: PersonOptions): ChaosPerson {
  let preferred = random.integer(urls.length);
  const urlsNow = () => urls.map((_, index) => urls[(preferred + index) % urls.length] ?? '');

  async function once(path: string, options: RequestOptions, operation: Operation | undefined): Promise<HttpResponse | undefined> {
    const [url = ''] = urlsNow();
    try {
      const answer = await client.ask(`${url}${path}`, { ...options, withinMs: ANSWER_MS });
      if (answer.status < 500) return answer;
      // A write answered so may or may not have been rolled back; only the next response tells.
      if (operation) operation.indeterminate = true;
      if (!UNDECIDED.has(answer.status)) journal.violate('wrong answer', `${path} was answered ${answer.status}`);
    } catch {
      if (operation) operation.indeterminate = true;
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
    async ask(path, options = {}, operation = undefined) {
      for (;;) {
        const twice = operation !== undefined && random.integer(SENT_TWICE_ONE_IN) === 0;
        const answers = await Promise.all([once(path, options, operation), ...(twice ? [once(path, options, operation)] : [])]);
        const answer = conclusive(answers);
        if (answer && isSignedOut(answer)) journal.violate('wrong answer', `${path} treated ${name} as signed out`);
        else if (answer) return answer;
        if (runOver.aborted) throw new GaveUp();
        await pause(RETRY_MS + random.integer(RETRY_MS));
      }
    },
  };
}

/** Of a double click's two answers the one that accepts: the other came second, and says that it is done or too much. */
function conclusive(answers: readonly (HttpResponse | undefined)[]): HttpResponse | undefined {
  return answers.find((answer) => answer !== undefined && answer.status < 400) ?? answers.find((answer) => answer !== undefined);
}

function isSignedOut({ status, location }: HttpResponse): boolean {
  return status === 401 || location?.startsWith('/signin') === true;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
