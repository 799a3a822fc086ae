import { type Random, seededRandom } from '../../app/platform/random/random.ts';
import { type Exchange, exchange } from './exchange.ts';
import { type Neighbour, neighbour } from './neighbour.ts';
import { inTurn, type Shooter, type Shot } from './shot.ts';
import { form, saved, shownForm } from './shots/bodies.ts';
import { bomb } from './shots/bombs.ts';
import { line } from './shots/lines.ts';
import { method, page } from './shots/pages.ts';
import { socket } from './shots/sockets.ts';
import type { FuzzWorld } from './world.ts';

/** A shot with its number, and what became of it. */
export interface Hit extends Exchange {
  number: number;
  shot: string;
  /** The beginning of what was sent. */
  sent: string;
}

export interface Pass {
  /** How many shots of each kind there were. */
  kinds: Record<string, number>;
  /** How often each status was answered; 0 where there was none. */
  statuses: Record<string, number>;
  /** Answers of 500 and above. */
  failures: readonly Hit[];
  /** Never answered, never closed. */
  abandoned: readonly Hit[];
  slowest: readonly Hit[];
  neighbour: Pick<Neighbour, 'longest' | 'failed'>;
}

/** One after the other, again and again. */
const SHOOTERS: readonly Shooter[] = [
  page,
  form,
  line,
  shownForm,
  socket,
  page,
  saved,
  form,
  shownForm,
  method,
  page,
  bomb,
  form,
  shownForm,
  saved,
];
const AT_ONCE = 6;
const SLOWEST = 8;
const SHOWN_BYTES = 400;

/** The shot of a number: the same seed gives the same one. */
export function shotOf(seed: number, number: number, world: FuzzWorld): Shot {
  const random: Random = seededRandom(seed + Math.imul(number, 0x9e3779b1));
  const shooter = inTurn(SHOOTERS, number);
  const before = SHOOTERS.slice(0, number % SHOOTERS.length).filter((each) => each === shooter).length;
  const each = SHOOTERS.filter((other) => other === shooter).length;
  return shooter(random, world, Math.floor(number / SHOOTERS.length) * each + before);
}

/** Sends shots 0 to `count` - 1, some at once, while a neighbour reads. @param alive whether the site still runs. */
export async function fire(world: FuzzWorld, { seed, count, alive }: { seed: number; count: number; alive(): boolean }): Promise<Pass> {
  const kinds: Record<string, number> = {};
  const statuses: Record<string, number> = {};
  const failures: Hit[] = [];
  const abandoned: Hit[] = [];
  let slowest: Hit[] = [];
  const onTheWay = new Map<number, string>();
  const beside = neighbour(world.origin, () => [...onTheWay.values()]);
  let next = 0;

  const shooter = async () => {
    for (let number = next++; number < count && alive() && beside.failed() === 0; number = next++) {
      const shot = shotOf(seed, number, world);
      onTheWay.set(number, `${shot.name} ${number}`);
      const hit: Hit = { ...(await exchange(world.port, shot)), number, shot: shot.name, sent: shown(shot) };
      onTheWay.delete(number);
      kinds[shot.name] = (kinds[shot.name] ?? 0) + 1;
      for (const status of hit.statuses.length > 0 ? hit.statuses : [0]) statuses[status] = (statuses[status] ?? 0) + 1;
      if (hit.statuses.some((status) => status >= 500)) failures.push(hit);
      if (hit.abandoned) abandoned.push(hit);
      slowest = [...slowest, hit].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, shooter));
  await beside.stop();
  return { kinds, statuses, failures, abandoned, slowest, neighbour: beside };
}

function shown({ bytes }: Shot): string {
  return JSON.stringify(bytes.toString('latin1', 0, SHOWN_BYTES).replace(/^Cookie: quillarena.*$/gm, 'Cookie: (signed in)'));
}
