import { randomUUID } from 'node:crypto';
import { type WeaveClient, weaveClient } from '../../../support/people/weave-client.ts';
import type { Operation } from '../../journal.ts';
import { type ChaosPerson, pause } from '../person.ts';
import { sentenceWith, speechBehind } from '../words.ts';
import type { World } from '../world.ts';
import { steerOn } from './steer.ts';

const RETRY_MS = 200;
const CHANGE_MS = 5_000;
const STEERED_MS = 400;

/** A submission that is repeated until it is answered, over any number of connections. */
interface Submission {
  operation: Operation;
  roomId: string;
  turn: number;
  submitId: string;
}

/** Takes seats in Story Weave rooms, one after another, writes in each turn, and steers what AI writers answer. */
export async function weaveOn(person: ChaosPerson, world: World, runOver: AbortSignal): Promise<void> {
  let pending: Submission | undefined;
  const stopped = new Promise<never>((_, reject) => runOver.addEventListener('abort', () => reject(new Error('The run is over.'))));
  stopped.catch(() => undefined);
  while (!runOver.aborted) {
    const client = await seated(person);
    if (!client) {
      await pause(RETRY_MS);
      continue;
    }
    const steering = steerOn(client, person, world);
    // Whatever breaks the connection, a page opens another one and continues.
    await writeTurns(client).catch(() => undefined);
    client.close();
    await steering;
  }

  async function writeTurns(client: WeaveClient): Promise<void> {
    const ended = client.ended.then(() => {
      throw new Error('The connection has ended.');
    });
    ended.catch(() => undefined);
    while (!runOver.aborted && client.view().status !== 'closed') {
      pending ??= await Promise.race([nextTurn(client), ended, stopped]);
      if (!pending) continue;
      await submit(client, pending);
      pending = undefined;
    }
  }

  /** @returns undefined if nothing has happened for a while. */
  async function nextTurn(client: WeaveClient): Promise<Submission | undefined> {
    const isMine = ({ turn }: ReturnType<WeaveClient['view']>) => turn?.kind === 'person' && turn.playerId === person.id;
    const view = await client.until((now) => now.status === 'closed' || isMine(now), CHANGE_MS).catch(() => undefined);
    if (!view?.turn || !isMine(view)) return undefined;
    // As long as nobody writes on, all of the room may steer what stands there.
    if (view.steering) await pause(STEERED_MS);
    const key = world.journal.newKey();
    const value = `${sentenceWith(key, person.random)} ${speechBehind(person.random)}`;
    const operation = world.journal.begin({ kind: 'turn', key, personId: person.id, target: `${view.roomId} ${view.turn.number}`, value });
    return { operation, roomId: view.roomId, turn: view.turn.number, submitId: randomUUID() };
  }

  async function submit(client: WeaveClient, { operation, roomId, turn, submitId }: Submission): Promise<void> {
    operation.indeterminate = true;
    const { ok, code, text } = await client.submitTurn({ roomId, turn, text: operation.value, submitId });
    if (code === 'away' || code === 'failed' || code === 'too-fast') throw new Error(text);
    if (ok && text.includes(operation.key)) return world.journal.acknowledge(operation);
    if (ok) world.journal.violate('lost', `turn ${operation.target} was accepted with other words: ${text}`);
    world.journal.refuse(operation);
    // The room moves on before this person's next turn.
    await client.until((now) => now.turn?.number !== turn, CHANGE_MS).catch(() => undefined);
  }
}

async function seated(person: ChaosPerson): Promise<WeaveClient | undefined> {
  for (const url of person.urls()) {
    const client = await weaveClient(url, person.client.cookie()).catch(() => undefined);
    if (!client) continue;
    try {
      await client.enter();
      return client;
    } catch {
      client.close();
    }
  }
  return undefined;
}
