import { DAY_MS } from '~/platform/clock/durations';
import { dateIn } from '~/platform/clock/local-days';
import type { Shows } from '~/platform/feature/shows';
import { followedPeople } from '~/players/follows/followed-people.server';
import type { AskedToday } from '~/site/today';
import { type Sources, URGENCIES } from '~/site/unfinished';
import { MOST_BEGUN, MOST_SHOWN, type Today } from './today';

/** The first of each kind, then the second of each, and so on. */
function inTurns<Thing>(kinds: readonly (readonly Thing[])[]): Thing[] {
  const most = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) => kinds.flatMap((kind) => kind.slice(turn, turn + 1))).flat();
}

export interface TodayDependencies extends Sources {
  parts: readonly Shows['today'][];
  unfinished: readonly Shows['unfinished'][];
  happenings: readonly Shows['happenings'][];
  doings: readonly Shows['doings'][];
}

/** What a player finds on the home page: each feature reads its own part, and this puts them together. */
export type ReadToday = (asked: AskedToday) => Promise<Today>;

/** @see docs/product/home.md */
export function createReadToday({ parts, unfinished, happenings, doings, ...sources }: TodayDependencies): ReadToday {
  const { db, clock } = sources;

  /** What goes on by itself stands before what others wait for, and that before drafts; of the same, one of each kind comes first. */
  async function unfinishedOf({ playerId }: AskedToday): Promise<Today['unfinished']> {
    const kinds = await Promise.all(unfinished.map((read) => read(sources, playerId, MOST_SHOWN)));
    return inTurns(kinds)
      .toSorted((a, b) => URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency))
      .slice(0, MOST_BEGUN)
      .map(({ what, title, detail, to }) => ({ what, title, detail, to }));
  }

  /** The start of yesterday, UTC. */
  const yesterday = () => new Date((Math.floor(clock.now().getTime() / DAY_MS) - 1) * DAY_MS);

  async function happeningsOf({ playerId }: AskedToday): Promise<Today['happenings']> {
    const since = yesterday();
    const kinds = await Promise.all(happenings.map((read) => read(sources, playerId, since)));
    return kinds.flat().slice(0, MOST_SHOWN);
  }

  /** What the people do whom a player follows: one thing of each kind comes before a second one of any. */
  async function doingsOf({ playerId: viewerId, zone }: AskedToday): Promise<Today['doings']> {
    const people = await followedPeople(db, viewerId);
    if (people.length === 0) return [];
    const since = yesterday();
    const today = dateIn(zone, clock.now());
    const kinds = await Promise.all(doings.map((read) => read(sources, { viewerId, people, today }, since)));
    return inTurns(kinds).slice(0, MOST_SHOWN);
  }

  const readParts = (asked: AskedToday, which: (part: Shows['today']) => boolean) =>
    Promise.all(parts.filter(which).map(async (part) => ({ ...part, ...(await part.read(asked)) })));

  return async (asked) => {
    const [unfinished, happenings, doings, own] = await Promise.all([
      unfinishedOf(asked),
      happeningsOf(asked),
      doingsOf(asked),
      readParts(asked, ({ proposes }) => !proposes),
    ]);
    const fresh = [unfinished, happenings, doings].every(({ length }) => length === 0) && !own.some(({ begun }) => begun);
    const shown = fresh
      ? own.filter(({ forNewcomers }) => forNewcomers)
      : [...own, ...(await readParts(asked, ({ proposes }) => proposes === true))].toSorted((a, b) => a.order - b.order);
    const cardsOf = (those: typeof shown) => those.flatMap(({ card }) => card ?? []);
    return {
      ...{ fresh, unfinished, happenings, doings },
      first: cardsOf(shown.filter(({ order }) => order < 0)),
      cards: cardsOf(shown.filter(({ order }) => order >= 0)),
    };
  };
}
