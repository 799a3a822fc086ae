import { DAY_MS, HOUR_MS } from '~/platform/clock/durations';
import { pairKey, type Relations } from './people';
import type { AiUse } from './statements';

/** How far apart two ratings may be at first, in points, and by how much more after each hour that the longer one has waited. */
const DISTANCE = 60;
const WIDER_AN_HOUR = 30;
/** How long a text waits for somebody else before it meets a person whom its writer has met lately. */
const AGAIN_MS = DAY_MS;

/** A sealed text that waits for another. */
export interface WaitingText {
  id: string;
  playerId: string;
  card: string;
  /** Its writer's rating when it was sealed. */
  mean: number;
  ai: AiUse;
  sealedAt: Date;
  /** Set where it is written for a rematch: it meets only the other of the two. */
  rematchId: string | null;
}

export type TextPair = readonly [WaitingText, WaitingText];

/**
 * Pairs waiting texts: the longest waiting first, each with the nearest in rating that it may meet. What finds none within
 * its distance waits on.
 * @see docs/decisions/0120-duels.md
 */
export function pairTexts(waiting: readonly WaitingText[], { apart, met }: Omit<Relations, 'near'>, now: Date): TextPair[] {
  return groups(waiting).flatMap((group) => {
    const ranked = group.toSorted((one, other) => one.mean - other.mean || compare(one.id, other.id));
    const taken = new Set<string>();
    return group.toSorted(byWaiting).flatMap((text): TextPair[] => {
      if (taken.has(text.id)) return [];
      const partner = partnerOf(text, { ranked, taken, apart, met, now });
      if (!partner) return [];
      taken.add(text.id).add(partner.id);
      return [[text, partner]];
    });
  });
}

interface Candidates extends Omit<Relations, 'near'> {
  /** By rating. */
  ranked: readonly WaitingText[];
  taken: ReadonlySet<string>;
  now: Date;
}

/** The nearest text that one may meet; one by a person met lately only where there is nobody else, after a day. */
function partnerOf(text: WaitingText, { ranked, taken, apart, met, now }: Candidates): WaitingText | undefined {
  let again: WaitingText | undefined;
  let others = false;
  for (const other of outwards(ranked, text)) {
    const key = pairKey(text.playerId, other.playerId);
    if (taken.has(other.id) || other.playerId === text.playerId || apart.has(key)) continue;
    const isAgain = met.has(key) && text.rematchId === null;
    if (!isAgain) others = true;
    const since = Math.min(text.sealedAt.getTime(), other.sealedAt.getTime());
    const hours = Math.max(0, now.getTime() - since) / HOUR_MS;
    const isNear = text.rematchId !== null || Math.abs(other.mean - text.mean) <= DISTANCE + WIDER_AN_HOUR * hours;
    if (!isNear) break;
    if (!isAgain) return other;
    if (hours * HOUR_MS >= AGAIN_MS) again ??= other;
  }
  return others ? undefined : again;
}

/** The other texts of a ranking, the nearest first. */
function* outwards(ranked: readonly WaitingText[], text: WaitingText): Generator<WaitingText> {
  const place = ranked.indexOf(text);
  let below = place - 1;
  let above = place + 1;
  while (below >= 0 || above < ranked.length) {
    const [low, high] = [ranked[below], ranked[above]];
    const takeLow = low !== undefined && (high === undefined || text.mean - low.mean <= high.mean - text.mean);
    const next = takeLow ? low : high;
    if (takeLow) below -= 1;
    else above += 1;
    if (next) yield next;
  }
}

/** Texts that may meet: to the same card, 'without AI' among themselves, those of a rematch among themselves. */
function groups(waiting: readonly WaitingText[]): WaitingText[][] {
  const byKey = Map.groupBy(waiting, ({ card, ai, rematchId }) => rematchId ?? `${card} ${ai === 'without'}`);
  return [...byKey.values()];
}

function byWaiting(one: WaitingText, other: WaitingText): number {
  return one.sealedAt.getTime() - other.sealedAt.getTime() || compare(one.id, other.id);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1;
}
