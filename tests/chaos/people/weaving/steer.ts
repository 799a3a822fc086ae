import type { WeaveClient } from '../../../support/people/weave-client.ts';
import { type ChaosPerson, pause } from '../person.ts';
import { sentenceWith } from '../words.ts';
import type { World } from '../world.ts';

const STEERABLE_MS = 5_000;
const REST_MS = 150;

interface Steering {
  client: WeaveClient;
  person: ChaosPerson;
  world: World;
  /** The newest part, by its number. */
  number: number;
}

type Deed = (steering: Steering) => Promise<unknown>;

const DEEDS: readonly Deed[] = [
  ({ client, number }) => client.act('another', { number }),
  ({ client, number }) => client.act('strike', { number }),
  changePart,
  ({ client, number }) => client.act('undo', { number }),
  ({ client, person }) => client.act('jokes', { on: person.random.integer(2) === 0 }),
  ({ client, person }) => client.act('note', { note: { tone: 'plain', jokes: person.random.integer(2) === 0, words: '', writers: 3 } }),
];

/**
 * Asks for other parts of AI writers, strikes and changes them and takes that back, on one connection and while others of the room
 * do the same. Who may not is refused.
 */
export async function steerOn(client: WeaveClient, person: ChaosPerson, world: World): Promise<void> {
  let hasEnded = false;
  const ended = client.ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const isWaited = client.until(({ status, steering }) => status === 'closed' || steering !== null, STEERABLE_MS).catch(() => undefined);
    const view = await Promise.race([isWaited, ended]);
    if (view?.status === 'closed') return;
    const number = view?.steering?.number;
    if (number === undefined) continue;
    // What is not answered may have been done or not; either leaves one story.
    await Promise.race([
      person.random
        .pick(DEEDS)({ client, person, world, number })
        .catch(() => undefined),
      ended,
    ]);
    await pause(person.random.integer(REST_MS));
  }
}

async function changePart({ client, person, world: { journal }, number }: Steering): Promise<void> {
  const key = journal.newKey();
  const value = sentenceWith(key, person.random);
  const target = `${client.view().roomId} ${number}`;
  const operation = journal.begin({ kind: 'steering', key, personId: person.id, target, value });
  operation.indeterminate = true;
  const { ok, code } = await client.act('change-part', { number, text: value });
  if (ok) return journal.acknowledge(operation);
  if (code === 'away' || code === 'failed') return;
  operation.indeterminate = false;
  journal.refuse(operation);
}
