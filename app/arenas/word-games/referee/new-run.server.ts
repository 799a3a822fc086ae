import { randomUUID } from 'node:crypto';
import { type Clock, gameTimeFromNow } from '~/platform/clock/clock';
import type { Run } from './run-store.server';

/** What a run is begun with. */
type Begun = Pick<Run, 'game' | 'rules' | 'owner' | 'state' | 'dailyOn' | 'pastOn' | 'challengeId' | 'room'>;

/** A run that begins at this moment. */
export function newRun(clock: Clock, begun: Begun): Run {
  return {
    ...begun,
    ...{ id: randomUUID(), claimedBy: undefined, moveCount: 0, acceptedMoves: 0, lastVerdict: undefined, playedMs: 0, heldMs: 0 },
    ...{ startedAt: clock.now(), endsAt: gameTimeFromNow(clock, begun.rules.seconds * 1_000) },
    ...{ settledAt: undefined, xp: 0, fault: undefined },
  };
}
