import { setTimeout as pause } from 'node:timers/promises';
import { awayTexts } from '../../app/platform/database/database-away.ts';
import { httpClient } from '../support/http/http-client.ts';

const PAUSE_MS = 50;
const ANSWER_MS = 10_000;

/** How a page was answered: as itself, as the frame with the Connection text, or in any other way, with the status. */
type Answer = 'page' | 'connection text' | `status ${number}` | 'none';

/** Looks at pages without a session, over and over. */
export interface Visitor {
  /** @returns how often each address was answered in which way. */
  leave(): Promise<Record<string, Partial<Record<Answer, number>>>>;
}

export function visit(url: string, paths: readonly string[]): Visitor {
  const seen: Record<string, Partial<Record<Answer, number>>> = {};
  let leaving = false;
  // A page that is waited for does not keep others from being asked for.
  const visits = paths.map(async (path) => {
    while (!leaving) {
      const answer = await look(url + path);
      seen[path] = { ...seen[path], [answer]: (seen[path]?.[answer] ?? 0) + 1 };
      await pause(PAUSE_MS);
    }
  });
  return {
    async leave() {
      leaving = true;
      await Promise.all(visits);
      return seen;
    },
  };
}

async function look(address: string): Promise<Answer> {
  try {
    const { status, text } = await httpClient().ask(address, { withinMs: ANSWER_MS });
    if (status === 200) return 'page';
    return status === 503 && text.includes(awayTexts.title) ? 'connection text' : `status ${status}`;
  } catch {
    return 'none';
  }
}
