import { setTimeout as sleep } from 'node:timers/promises';
import { atOnce } from '../clients/load-people.ts';
import { type ActionName, type Cost, type DatabaseKind, difference, type MeasuredCosts, type OwnAction, sumOf } from './actions.ts';
import type { LoadPerson } from './load-person.ts';
import { type LoadSite, openLoadSite } from './load-site.ts';

const PLAYERS = 40;
/** Short turns and runs, so that many fit into a minute. */
const GAME_SPEED = 4;
const AT_ONCE = 4;
const IDLE_S = 12;
const IDLE_STRETCHES = 3;
const FIRST_JOBS_MS = 65_000;
const WRITER_WAIT_S = 60;
const KEYSTROKES = 150;
const TURNS_S = 45;
/** People in a room of the lobby; each of them reads a turn. */
const READERS = 4;
/** How often each player does what; more often where it costs less. */
const TIMES: readonly [OwnAction, number][] = [
  ['cachedPage', 50],
  ['uncachedPage', 4],
  ['page', 5],
  ['list', 4],
  ['search', 3],
  ['signUp', 1],
  ['signIn', 1],
  ['sessionStart', 1],
  ['save', 20],
  ['publication', 1],
  ['runStart', 1],
  ['move', 20],
  ['runEnd', 1],
  ['comment', 2],
  ['rating', 5],
];

/** How often an action was done, and what was done beside it and has been measured already. */
interface Work {
  times: number;
  beside?: readonly { cost: Cost; times: number }[];
}

/** Everything a site has used and its people have received. */
export async function usedBy({ meter, players }: LoadSite): Promise<Cost> {
  const received = players.map((player) => player.received());
  const total = (field: 'messages' | 'bytes') => received.reduce((sum, one) => sum + one[field], 0);
  return { ...(await meter.read()), messages: total('messages'), bytes: total('bytes') };
}

/** Measures each action alone on a site that nobody else uses. */
export async function measureActions(kind: DatabaseKind, databaseUrl: string | undefined): Promise<MeasuredCosts[DatabaseKind]> {
  const load = await openLoadSite({ players: PLAYERS, gameSpeed: GAME_SPEED, databaseUrl });
  const actions: Partial<Record<ActionName, Cost>> = {};
  const { players } = load;
  const each = (work: (player: LoadPerson) => Promise<unknown>) => atOnce(AT_ONCE, players, async (player) => void (await work(player)));

  try {
    // Until V8 has compiled what serves pages, each costs several times as much.
    for (const name of ['uncachedPage', 'page', 'list', 'search', 'cachedPage', 'rating'] as const)
      for (let round = 0; round < 3; round += 1) await each((player) => player[name]());
    await untilQuiet(load);
    const idleSecond = await quietestSecond(load);

    /** @param work returns how often the action was done, and what else was. */
    async function measure(name: ActionName, work: () => Promise<Work>): Promise<void> {
      const before = await usedBy(load);
      const began = performance.now();
      const { times, beside = [] } = await work();
      const seconds = (performance.now() - began) / 1_000;
      const used = difference(await usedBy(load), before);
      const alone = difference(used, sumOf([{ cost: idleSecond, times: seconds }, ...beside]));
      actions[name] = sumOf([{ cost: alone, times: 1 / Math.max(1, times) }]);
      console.log(`${kind}: ${name}, ${times} times in ${seconds.toFixed(1)} s`);
    }

    for (const [name, times] of TIMES) {
      await measure(name, async () => {
        let done = 0;
        let skipped = 0;
        for (let round = 0; round < times; round += 1)
          await each(async (player) => {
            if (name === 'move' && !player.isPlaying()) return;
            if (name === 'runEnd') skipped += await player.runEnd();
            else await player[name]();
            done += 1;
          });
        return { times: done, beside: actions.move ? [{ cost: actions.move, times: skipped }] : [] };
      });
    }
    await measure('seat', async () => {
      await each((player) => player.seat());
      return { times: PLAYERS };
    });
    await untilSomebodyWrites(players);
    await measure('keystroke', () => typeKeystrokes(players));
    await measure('turn', async () => ({ times: (await writeTurns(players)).turns }));
    await each((player) => player.sitAlone());
    await measure('aiPart', async () => {
      const { turns, aiTurns } = await writeTurns(players);
      return { times: aiTurns, beside: actions.turn ? [{ cost: readByOne(actions.turn), times: turns }] : [] };
    });
    return { actions: actions as Record<ActionName, Cost>, idleSecond };
  } finally {
    await load.close();
  }
}

/** Waits for the jobs of the first minute, which learn the words of all stories that the site was filled with. */
export async function untilQuiet(load: LoadSite): Promise<void> {
  await sleep(FIRST_JOBS_MS);
  await quietestSecond(load);
}

/** What a site uses in a second when nobody comes: in the quietest of several stretches, as jobs run in others. */
async function quietestSecond(load: LoadSite): Promise<Cost> {
  const stretches: Cost[] = [];
  for (let count = 0; count < IDLE_STRETCHES; count += 1) {
    const before = await usedBy(load);
    await sleep(IDLE_S * 1_000);
    stretches.push(sumOf([{ cost: difference(await usedBy(load), before), times: 1 / IDLE_S }]));
  }
  return stretches.reduce((quietest, one) => (one.queries < quietest.queries ? one : quietest));
}

async function untilSomebodyWrites(players: readonly LoadPerson[]): Promise<void> {
  const until = performance.now() + WRITER_WAIT_S * 1_000;
  while (players.filter((player) => player.isMyTurn()).length < players.length / 8) {
    if (performance.now() > until) throw new Error('Nobody has a turn.');
    await sleep(200);
  }
}

/** Lets everybody type whose turn it is. */
async function typeKeystrokes(players: readonly LoadPerson[]): Promise<Work> {
  let typed = 0;
  for (let round = 0; round < KEYSTROKES; round += 1) {
    const writers = players.filter((player) => player.isMyTurn());
    typed += writers.length;
    await Promise.all(writers.map((player) => player.keystroke().catch(() => undefined)));
    await sleep(40);
  }
  return { times: typed };
}

/** A turn of a room in which one person reads, rather than four. */
const readByOne = (turn: Cost): Cost => ({ ...turn, bytes: turn.bytes / READERS, messages: turn.messages / READERS });

/** Ends each turn of a person as soon as it has begun. @returns the number of turns of people, and of AI writers. */
async function writeTurns(players: readonly LoadPerson[]): Promise<{ turns: number; aiTurns: number }> {
  let turns = 0;
  const aiTurns = new Set<string>();
  const until = performance.now() + TURNS_S * 1_000;
  while (performance.now() < until) {
    const writers = players.filter((player) => player.isMyTurn());
    const ended = await Promise.allSettled(writers.map((player) => player.turn()));
    turns += ended.filter(({ status }) => status === 'fulfilled').length;
    for (const player of players) {
      const aiTurn = player.aiTurn();
      if (aiTurn) aiTurns.add(aiTurn);
    }
    await sleep(250);
  }
  return { turns, aiTurns: aiTurns.size };
}
