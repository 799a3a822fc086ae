import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/platform/clock/durations';

/** How long a sprint may be, in minutes of game time. */
export const SPRINTS = [15, 30, 45] as const;

export type Sprint = (typeof SPRINTS)[number];

/** How long a text has that is no sprint: until tomorrow at the same hour. */
export const WRITING_MS = DAY_MS;
/** For how long words still arrive that were typed before the end. */
export const GRACE_MS = 2 * MINUTE_MS;
/** For how long a text can be handed in after its writing has ended. */
export const HAND_IN_MS = HOUR_MS;
/** How long a sealed text waits for a partner before it is read alone. */
export const WAIT_MS = 3 * DAY_MS;
/** For how long a reading is held for its reader. */
export const HOLD_MS = 2 * DAY_MS;
/** From when on a duel closes with fewer readings than it wants. */
export const CLOSING_MS = 3 * DAY_MS;
/** After this time a duel closes with whatever it has, as it has found too few readers. */
export const GIVE_UP_MS = 14 * DAY_MS;
/** Two people who met do not meet again within this time, while others are there. */
export const APART_MS = 30 * DAY_MS;
