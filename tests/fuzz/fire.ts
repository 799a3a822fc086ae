import { type Random, seededRandom } from '../../app/platform/random/random.ts';
import { type Exchange, exchange } from './exchange.ts';
import { type Probe, probe } from './probe.ts';
import { inTurn, type Shooter, type Shot } from './shot.ts';
import { form, saved, shownForm } from './shots/bodies.ts';
import { bomb } from './shots/bombs.ts';
import { line } from './shots/lines.ts';
import { method, page } from './shots/pages.ts';
import { socket } from './shots/sockets.ts';
import type { FuzzWorld } from './world.ts';

/** A shot with its number and its outcome. */
interface Hit extends Exchange {
  number: number;
  shot: string;
  /** The beginning of the bytes sent. */
  sent: string;
}

export interface Pass {
  /** Number of shots of each kind. */
  kinds: Record<string, number>;
  /** Number of responses by status; 0 counts missing ones. */
  statuses: Record<string, number>;
  /** Responses with status 500 and above. */
  failures: readonly Hit[];
  /** Neither answered nor closed. */
  abandoned: readonly Hit[];
  slowest: readonly Hit[];
  probe: Pick<Probe, 'longest' | 'failed'>;
}

/** Used in turn, over and over. */
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

/** The shot with a given number; the same seed gives the same shot. */
export function shotOf(seed: number, number: number, world: FuzzWorld): Shot {
  const random: Random = seededRandom(seed + Math.imul(number, 0x9e3779b1));
  const shooter = inTurn(SHOOTERS, number);
  const before = SHOOTERS.slice(0, number % SHOOTERS.length).filter((each) => each === shooter).length;
  const each = SHOOTERS.filter((other) => other === shooter).length;
  return shooter(random, world, Math.floor(number / SHOOTERS.length) * each + before);
}

/** Sends shots 0 to `count` - 1, several at once, while a probe reads. @param alive whether the site still runs. */
export async function fire(world: FuzzWorld, { seed, count, alive }: { seed: number; count: number; alive(): boolean }): Promise<Pass> {
  const kinds: Record<string, number> = {};
  const statuses: Record<string, number> = {};
  const failures: Hit[] = [];
  const abandoned: Hit[] = [];
  let slowest: Hit[] = [];
  const inFlight = new Map<number, string>();
  const probing = probe(world.origin, () => [...inFlight.values()]);
  let next = 0;

  const shooter = async () => {
    for (let number = next++; number < count && alive() && probing.failed() === 0; number = next++) {
      const shot = shotOf(seed, number, world);
      inFlight.set(number, `${shot.name} ${number}`);
      const hit: Hit = { ...(await exchange(world.port, shot)), number, shot: shot.name, sent: shown(shot) };
      inFlight.delete(number);
      kinds[shot.name] = (kinds[shot.name] ?? 0) + 1;
      for (const status of hit.statuses.length > 0 ? hit.statuses : [0]) statuses[status] = (statuses[status] ?? 0) + 1;
      if (hit.statuses.some((status) => status >= 500)) failures.push(hit);
      if (hit.abandoned) abandoned.push(hit);
      slowest = [...slowest, hit].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, shooter));
  await probing.stop();
  return { kinds, statuses, failures, abandoned, slowest, probe: probing };
}

function shown({ bytes }: Shot): string {
  return JSON.stringify(bytes.toString('latin1', 0, SHOWN_BYTES).replace(/^Cookie: quillarena.*$/gm, 'Cookie: (signed in)'));
}
