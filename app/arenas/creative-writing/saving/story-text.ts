import { knownZone } from '~/platform/clock/local-days';
import { zonedDayText } from '~/platform/text/format-dates';

/** Length of a session, in seconds of game time. */
export const SESSION_SECONDS = 1_800;
/** How many times as long a session is with more time. */
const MORE_TIME = 2;
/** Length of a player's session, in seconds of game time. @param moreTime whether they write with more time. */
export function sessionSeconds(moreTime: boolean): number {
  return moreTime ? SESSION_SECONDS * MORE_TIME : SESSION_SECONDS;
}
/** How long after its end a session still accepts words typed before it, in seconds of game time. */
export const GRACE_SECONDS = 120;
/** Time between two automatic saves, in seconds of game time. */
export const AUTOSAVE_SECONDS = 60;
/** Most characters (UTF-16 units, as browsers count them) of a story's own text. */
export const MAX_BODY = 200_000;
/** Most characters of a prompt. */
export const MAX_PROMPT = 500;
/** Most characters of a story starter. */
export const MAX_STARTER = 1_000;

/**
 * A story's title until its writer chooses one.
 * @param timeZone the writer's, as their browser names it; UTC when it is unknown.
 */
export function defaultTitle(now: Date, timeZone: string | undefined): string {
  return `Creative Story from ${zonedDayText(now, knownZone(timeZone))}`;
}
