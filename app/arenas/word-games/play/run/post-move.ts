import type { GameId } from '../../games/games';
import { type MoveAnswer, moveAnswer, moveRefusal, type SentMove } from '../../referee/moves.contract';
import { contractOf } from '../boards';
import type { QueueItem } from './run-queue';

/** Browsers finish requests of a closed page up to this size, in characters. */
const KEEPALIVE_LENGTH = 8_000;

export interface MoveAddress {
  game: GameId;
  runId: string;
  key: string;
}

/**
 * Sends one item of a page's queue.
 * @returns the referee's answer; undefined when there was none that could be read and the item must be sent again.
 */
export async function postMove(
  { game, runId, key }: MoveAddress,
  item: QueueItem<unknown>,
  number: number,
): Promise<MoveAnswer | undefined> {
  const sent = item.kind === 'move' ? ({ key, number, move: item.move } satisfies SentMove) : { key };
  const body = JSON.stringify(sent);
  try {
    const response = await fetch(`/word-games/runs/${runId}/${item.kind === 'move' ? 'moves' : 'end'}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: body.length <= KEEPALIVE_LENGTH,
    });
    return response.status >= 500 ? undefined : await readAnswer(game, await response.json());
  } catch {
    return undefined;
  }
}

async function readAnswer(game: GameId, json: unknown): Promise<MoveAnswer | undefined> {
  const refusal = moveRefusal.safeParse(json);
  if (refusal.success) return { status: 'malformed', text: refusal.data.text };
  const { data: answer } = moveAnswer.safeParse(json);
  const isReadable = answer && (!('view' in answer) || (await contractOf(game)).view.safeParse(answer.view).success);
  return isReadable ? answer : undefined;
}
