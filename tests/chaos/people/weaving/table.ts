import { randomUUID } from 'node:crypto';
import type { RoomView } from '../../../../app/arenas/story-weave/protocol/room.contract.ts';
import { type WeaveClient, weaveClient } from '../../../support/people/weave-client.ts';
import type { Operation } from '../../journal.ts';
import { type ChaosPerson, pause } from '../person.ts';
import { phaseOf } from '../table-phases.ts';
import type { KnownTable, World } from '../world.ts';
import { playRound } from './round.ts';

const RETRY_MS = 300;
const CHANGE_MS = 1_000;
/** How long a network is lost, in ms: 20 s and 2 min of game time. */
const LOST_MS = [1_000, 6_000] as const;
/** One change in this many is followed by a lost network, a reload, or by nothing more from this person. */
const BREAKS = { lost: 40, reloaded: 20, gone: 200 };
const TABLE = { seats: 8, rounds: 3, seconds: 60, showsPicks: true };

/** A passage or line that is repeated until it is answered, over any number of connections. */
export interface HandIn {
  operation: Operation;
  round: number;
  submitId: string;
}

/** A person at a table, over all of their connections to it. */
export interface Player {
  person: ChaosPerson;
  world: World;
  /** Handed in, and not answered yet. */
  pending: HandIn | undefined;
}

/** Plays battle rounds and Fold with others, one game after another, whatever breaks in between. */
export async function playAtTables(person: ChaosPerson, world: World, runOver: AbortSignal): Promise<void> {
  while (!runOver.aborted) {
    const table = world.table ?? (await openTable(person, world).catch(() => undefined));
    const left = table && (await sitAt(table, person, world, runOver));
    if (left === 'over' && world.table === table) world.table = undefined;
    // The others play on without a player who is gone for good.
    while (left === 'gone' && world.table === table && !runOver.aborted) await pause(RETRY_MS);
    await pause(RETRY_MS);
  }
}

/** Opens the next room, if nobody is about to. @returns undefined if there is none yet. */
async function openTable(person: ChaosPerson, world: World): Promise<KnownTable | undefined> {
  if (world.tableIsOpening) return undefined;
  world.tableIsOpening = true;
  try {
    const format = world.tables % 2 === 0 ? 'battle' : 'fold';
    const chosen = { format, access: 'private', company: 'ai', rating: 'general', time: 'usual', chosen: '', own: '' };
    const { location } = await person.ask('/storyweave/new', { form: chosen });
    const roomId = /\/storyweave\/([\da-f-]{36})$/.exec(location ?? '')?.[1];
    // One person opens only so many rooms an hour.
    if (!roomId) return undefined;
    world.tables += 1;
    world.table = { roomId, format };
    return world.table;
  } finally {
    world.tableIsOpening = false;
  }
}

/** Plays one game to its end, or until the person has had enough. */
async function sitAt(table: KnownTable, person: ChaosPerson, world: World, runOver: AbortSignal): Promise<'over' | 'gone'> {
  const player: Player = { person, world, pending: undefined };
  while (!runOver.aborted) {
    const client = await connected(person, table);
    if (!client) {
      await pause(RETRY_MS);
      continue;
    }
    // Whatever breaks the connection, a page opens another one and goes on.
    const left = await playOn(client, player, runOver).catch(() => 'broken' as const);
    client.close();
    if (left === 'over' || left === 'gone') return left;
    if (left === 'lost') await pause(person.random.pick(LOST_MS));
  }
  return 'over';
}

/** With a seat where there is one for this person; else as a spectator. */
async function connected(person: ChaosPerson, { roomId }: KnownTable): Promise<WeaveClient | undefined> {
  for (const url of person.urls()) {
    const client = await weaveClient(url, person.client.cookie()).catch(() => undefined);
    if (!client) continue;
    try {
      await client.join(roomId).catch(() => client.watch(roomId));
      return client;
    } catch {
      client.close();
    }
  }
  return undefined;
}

/** @returns why this connection is no longer used. */
async function playOn(
  client: WeaveClient,
  player: Player,
  runOver: AbortSignal,
): Promise<'over' | 'gone' | 'lost' | 'reloaded' | 'broken'> {
  const { person, world } = player;
  const isBroken = client.ended.then(() => 'broken' as const);
  while (!runOver.aborted) {
    const view = client.view();
    world.phases.saw(phaseOf(view));
    if (view.status === 'closed') return 'over';
    await (view.waiting ? getReady(client, player, view) : playRound(client, player, view));
    if (happens(person, BREAKS.gone)) return 'gone';
    if (happens(person, BREAKS.lost)) return 'lost';
    if (happens(person, BREAKS.reloaded)) {
      await client.act('unwatch');
      return 'reloaded';
    }
    const changed = client.until(({ version }) => version !== view.version, CHANGE_MS).then(() => undefined);
    if ((await Promise.race([changed.catch(() => undefined), isBroken])) === 'broken') return 'broken';
  }
  return 'over';
}

const happens = ({ random }: ChaosPerson, oneIn: number) => random.integer(oneIn) === 0;

/** The opener's table is a short one; three who are here and ready begin. */
async function getReady(client: WeaveClient, { person }: Player, { seats, setting, waiting }: RoomView): Promise<void> {
  const { openerId, ...chosen } = setting;
  if (openerId === person.id && setting.table.rounds !== TABLE.rounds) await client.act('choose', { setting: { ...chosen, table: TABLE } });
  const here = seats.filter(({ kind, away }) => kind === 'person' && !away);
  const own = seats.find(({ playerId }) => playerId === person.id);
  if (own && here.length >= 3 && !waiting?.ready.includes(own.seat)) await client.act('readied', { ready: true });
}

/** A new passage or line for the running round. */
export function newHandIn({ person, world: { journal } }: Player, view: RoomView, round: number, text: (key: string) => string): HandIn {
  const key = journal.newKey();
  const target = `${view.roomId} ${round}`;
  const operation = journal.begin({ kind: 'passage', key, personId: person.id, target, value: text(key) });
  return { operation, round, submitId: randomUUID() };
}
