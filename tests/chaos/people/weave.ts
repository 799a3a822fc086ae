import { randomUUID } from 'node:crypto';
import { type WeaveClient, weaveClient } from '../../support/weave-client.ts';
import type { Deed } from '../journal.ts';
import { type ChaosPerson, pause } from './person.ts';
import { sentenceWith } from './words.ts';
import type { World } from './world.ts';

const AGAIN_MS = 200;
const NEWS_MS = 5_000;

/** A submission that is sent until it is answered, over however many connections. */
interface Submission {
  deed: Deed;
  roomId: string;
  turn: number;
  submitId: string;
}

/** Somebody who sits in rooms of Story Weave, one after the other, and writes in each of their turns. */
export async function weaveOn(person: ChaosPerson, world: World, over: AbortSignal): Promise<void> {
  let pending: Submission | undefined;
  const stopped = new Promise<never>((_, reject) => over.addEventListener('abort', () => reject(new Error('The run is over.'))));
  stopped.catch(() => undefined);
  while (!over.aborted) {
    const client = await seated(person);
    if (!client) {
      await pause(AGAIN_MS);
      continue;
    }
    // Whatever breaks a connection, the page opens another one and goes on.
    await writeTurns(client).catch(() => undefined);
    client.close();
  }

  async function writeTurns(client: WeaveClient): Promise<void> {
    const ended = client.ended.then(() => {
      throw new Error('The connection has ended.');
    });
    ended.catch(() => undefined);
    while (!over.aborted && client.view().status !== 'closed') {
      pending ??= await Promise.race([nextTurn(client), ended, stopped]);
      if (!pending) continue;
      await submit(client, pending);
      pending = undefined;
    }
  }

  /** @returns undefined when nothing has happened for a while. */
  async function nextTurn(client: WeaveClient): Promise<Submission | undefined> {
    const isMine = ({ turn }: ReturnType<WeaveClient['view']>) => turn?.kind === 'person' && turn.playerId === person.id;
    const view = await client.until((now) => now.status === 'closed' || isMine(now), NEWS_MS).catch(() => undefined);
    if (!view?.turn || !isMine(view)) return undefined;
    const key = world.journal.newKey();
    const value = sentenceWith(key, person.random);
    const deed = world.journal.begin({ kind: 'turn', key, personId: person.id, target: `${view.roomId} ${view.turn.number}`, value });
    return { deed, roomId: view.roomId, turn: view.turn.number, submitId: randomUUID() };
  }

  async function submit(client: WeaveClient, { deed, roomId, turn, submitId }: Submission): Promise<void> {
    deed.floating = true;
    const { ok, code, text } = await client.submitTurn({ roomId, turn, text: deed.value, submitId });
    if (code === 'away' || code === 'failed' || code === 'too-fast') throw new Error(text);
    if (ok && text.includes(deed.key)) return world.journal.acknowledge(deed);
    if (ok) world.journal.violate('lost', `turn ${deed.target} was taken with other words: ${text}`);
    world.journal.refuse(deed);
    // The room goes on before it asks this person again.
    await client.until((now) => now.turn?.number !== turn, NEWS_MS).catch(() => undefined);
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
