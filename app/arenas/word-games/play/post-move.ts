import type { MoveAnswer } from '../referee/referee-types';
import type { QueueItem } from './run-queue';

/** Browsers finish requests of a closed page up to this size, in characters. */
const KEEPALIVE_LENGTH = 8_000;

export interface MoveAddress {
  runId: string;
  key: string;
}

/** Sends one item of a page's queue. @returns the referee's answer; undefined when there was none and the item must be sent again. */
export async function postMove({ runId, key }: MoveAddress, item: QueueItem<unknown>, number: number): Promise<MoveAnswer | undefined> {
  const body = JSON.stringify(item.kind === 'move' ? { key, number, move: item.move } : { key });
  try {
    const response = await fetch(`/word-games/runs/${runId}/${item.kind === 'move' ? 'moves' : 'end'}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: body.length <= KEEPALIVE_LENGTH,
    });
    if (response.status >= 500) return undefined;
    const answer = (await response.json()) as MoveAnswer | { text: string };
    return 'status' in answer ? answer : { status: 'malformed', text: answer.text };
  } catch {
    return undefined;
  }
}
