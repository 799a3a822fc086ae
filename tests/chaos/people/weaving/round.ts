import type { RoomView } from '../../../../app/arenas/story-weave/protocol/room.contract.ts';
import { type WeaveClient, weaveClient } from '../../../support/people/weave-client.ts';
import { pause } from '../person.ts';
import { sentenceWith } from '../words.ts';
import { type HandIn, newHandIn, type Player } from './table.ts';

/** How long people write at most, in ms: rounds end before their time, and some by their time. */
const WRITES_MS = 1_000;
/** One passage in this many is handed in on two devices at once, each with words of its own. */
const TWO_DEVICES_ONE_IN = 6;
/** One passage in this many is handed in twice at once. */
const SENT_TWICE_ONE_IN = 8;

/** Does what a person can do in the phase that their room is in. */
export async function playRound(client: WeaveClient, player: Player, view: RoomView): Promise<void> {
  const { battle, fold } = view;
  const seat = view.seats.find(({ playerId }) => playerId === player.person.id)?.seat;
  if (seat === undefined) return;
  const running = fold ?? battle;
  const isMine = running?.writers.some((writer) => writer.seat === seat && !writer.done);
  if (running?.phase === 'writing' && (isMine || player.pending)) return handIn(client, player, view, running.round);
  if (player.pending) return send(client, player, player.pending);
  if (battle?.phase === 'picking') return pick(client, player, battle);
  if (battle?.phase === 'rest' && battle.outcome && !battle.ready.includes(seat))
    return void (await client.act('ready', { round: battle.round }));
  if (fold?.phase === 'reading') return void (await client.act('read-on', { read: fold.read }));
  if (fold?.phase === 'voting' && !fold.ready.includes(seat)) return vote(client, player, fold);
}

async function handIn(client: WeaveClient, player: Player, view: RoomView, round: number): Promise<void> {
  const { person } = player;
  player.pending ??= newHandIn(player, view, round, (key) => sentenceWith(key, person.random));
  const { pending } = player;
  await client.act('passage-draft', { round, text: pending.operation.value.slice(0, 20) });
  await pause(person.random.integer(WRITES_MS));
  const other = person.random.integer(TWO_DEVICES_ONE_IN) === 0 ? onSecondDevice(player, view, round) : undefined;
  const again = person.random.integer(SENT_TWICE_ONE_IN) === 0 ? send(client, player, pending) : undefined;
  await Promise.all([send(client, player, pending), again, other]);
}

/** Repeats a passage until it is answered. @throws where the connection gives no answer. */
async function send(client: WeaveClient, player: Player, handedIn: HandIn): Promise<void> {
  await journaled(client, player, handedIn);
  if (player.pending === handedIn) player.pending = undefined;
}

async function journaled(client: WeaveClient, { world: { journal } }: Player, { operation, round, submitId }: HandIn): Promise<void> {
  operation.indeterminate = true;
  const { ok, code, text } = await client.submitPassage({ round, text: operation.value, submitId });
  if (code === 'away' || code === 'failed' || code === 'too-fast') throw new Error(text);
  if (ok && text.includes(operation.key)) return journal.acknowledge(operation);
  if (ok) journal.violate('lost', `passage ${operation.target} was accepted with other words: ${text}`);
  if (operation.state === 'sent') journal.refuse(operation);
}

/** The same person writes something else elsewhere: one of the two counts. */
async function onSecondDevice(player: Player, view: RoomView, round: number): Promise<void> {
  const { person } = player;
  const [url = ''] = person.urls();
  const device = await weaveClient(url, person.client.cookie()).catch(() => undefined);
  try {
    await device?.join(view.roomId);
    if (device)
      await journaled(
        device,
        player,
        newHandIn(player, view, round, (key) => sentenceWith(key, person.random)),
      );
  } catch {
    // Its words stay on that device, as on a page that has lost its connection.
  } finally {
    device?.close();
  }
}

async function pick(client: WeaveClient, { person }: Player, { round, passages }: NonNullable<RoomView['battle']>): Promise<void> {
  const passage = person.random.pick(passages)?.id;
  await client.act('passage-mark', { round, passage, kind: 'funniest', on: true });
  await client.act('pick', { round, passage });
  // One's own cannot be picked, nor one that others read.
  await client.act('ready', { round });
}

async function vote(client: WeaveClient, { person }: Player, { lines, sheets, round }: NonNullable<RoomView['fold']>): Promise<void> {
  const line = person.random.pick(lines);
  if (line) await client.act('line-pick', { sheet: line.sheet, round: line.round });
  await client.act('fold-title', {
    sheet: person.random.integer(sheets.length),
    title: `What the ${person.random.pick(['salt', 'lamp'])} said`,
  });
  await client.act('ready', { round });
}
