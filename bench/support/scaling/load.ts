import { setTimeout as sleep } from 'node:timers/promises';
import { type Cost, type Counts, difference, type OwnAction } from './actions.ts';
import { HABITS, type Habit } from './habits.ts';
import type { LoadPerson } from './load-person.ts';
import type { LoadSite } from './load-site.ts';
import { usedBy } from './measure-actions.ts';

/** What happened while people used a site at one pace. */
export interface Stretch {
  seconds: number;
  /** Actions that people wanted to do, and those that were done. */
  due: number;
  done: number;
  counts: Counts;
  /** How long an action took, in ms: 99 in 100 took less. */
  p99Ms: number;
  failed: number;
  /** Of the event loop of the site's process, p99 in ms. */
  loopDelayMs: number;
  used: Cost;
}

/** People who use a site by their habits. */
export interface Load {
  /** Lets everybody who needs a seat take one. */
  enter(): Promise<void>;
  /** @param pace how much quicker than `HABITS` everybody is. */
  run(pace: number, ms: number): Promise<Stretch>;
}

/** Whether the site did what people wanted, in a time that nobody minds. */
export function hasFollowed({ due, done, failed, p99Ms }: Stretch): boolean {
  return done >= due * LEAST_DONE && failed <= due * MOST_FAILED && p99Ms <= PATIENCE_MS;
}

const LEAST_DONE = 0.85;
const MOST_FAILED = 0.02;
const PATIENCE_MS = 1_500;
/** Ticks in which due actions are begun, in ms. */
const TICK_MS = 20;

export function createLoad(site: LoadSite): Load {
  const { random, players, meter } = site;
  const people = players.map((player, index) => ({ player, habit: habitAt((index + 0.5) / players.length), busy: false }));
  let counts: Counts = {};
  let times: number[] = [];
  let failed = 0;

  async function act(player: LoadPerson, name: OwnAction): Promise<void> {
    const began = performance.now();
    try {
      if (await doAction(player, name)) counts[name] = (counts[name] ?? 0) + 1;
    } catch (error) {
      failed += 1;
      if (failed <= 5) console.log(`${name}: ${String(error).slice(0, 200)}`);
    }
    times.push(performance.now() - began);
  }

  /** What must come before an action is done in its place. @returns whether the action itself was done. */
  async function doAction(player: LoadPerson, name: OwnAction): Promise<boolean> {
    if ((name === 'save' || name === 'publication') && !player.isWriting()) return act(player, 'sessionStart').then(() => false);
    if ((name === 'move' || name === 'runEnd') && !player.isPlaying()) return act(player, 'runStart').then(() => false);
    if ((name === 'sessionStart' && player.isWriting()) || (name === 'runStart' && player.isPlaying())) return false;
    if ((name === 'keystroke' || name === 'turn') && !player.isMyTurn()) return false;
    await player[name]();
    return true;
  }

  return {
    async enter() {
      for (const { player, habit } of people) if (habit.name === 'weavers') await player.seat();
    },
    async run(pace, ms) {
      counts = {};
      times = [];
      failed = 0;
      const before = await usedBy(site);
      const began = performance.now();
      const debts = people.map(({ habit }) => new Map(ownActions(habit).map(([name]) => [name, random.integer(1_000) / 1_000])));
      const aiTurns = new Set<string>();
      const running = new Set<Promise<void>>();
      let due = 0;
      let last = began;
      while (performance.now() - began < ms) {
        await sleep(TICK_MS);
        const now = performance.now();
        const minutes = ((now - last) / 60_000) * pace;
        last = now;
        for (const [index, person] of people.entries()) {
          const debt = debts[index];
          const aiTurn = person.player.aiTurn();
          if (aiTurn) aiTurns.add(aiTurn);
          for (const [name, aMinute] of ownActions(person.habit)) {
            const owed = (debt?.get(name) ?? 0) + aMinute * minutes;
            debt?.set(name, owed % 1);
            due += Math.floor(owed);
            if (owed < 1 || person.busy) continue;
            person.busy = true;
            const acting = act(person.player, name).finally(() => {
              person.busy = false;
              running.delete(acting);
            });
            running.add(acting);
          }
        }
      }
      const seconds = (performance.now() - began) / 1_000;
      await Promise.all(running);
      counts.aiPart = aiTurns.size;
      const used = difference(await usedBy(site), before);
      const sorted = times.toSorted((one, other) => one - other);
      const p99Ms = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
      return { seconds, due, done: times.length, counts, p99Ms, failed, loopDelayMs: meter.loopDelayMs(), used };
    },
  };
}

/** What somebody of a habit does a minute; AI writers write by themselves. */
function ownActions({ aMinute: { aiPart: _ofAiWriters, ...own } }: Habit): [OwnAction, number][] {
  return Object.entries(own) as [OwnAction, number][];
}

/** The habit of somebody, by their place among all from 0 to 1. */
function habitAt(place: number): Habit {
  let until = 0;
  for (const habit of HABITS) {
    until += habit.share;
    if (place < until) return habit;
  }
  return HABITS[0];
}
