import { DAY_MS, DAY_S, HOUR_S } from '~/platform/clock/durations';

/** The longest name that is looked at, in characters; fewer may stand. */
export const MAX_VISITOR_NAME = 200;
/** Comments of one browser. */
export const OF_BROWSER = { max: 5, windowSeconds: 15 * 60 };
/** Comments of visitors from one network address. */
export const OF_ADDRESS = { max: 20, windowSeconds: HOUR_S };
/** Comments of visitors under one story. */
export const OF_STORY = { max: 60, windowSeconds: HOUR_S };
/** Browsers of one address that comment for the first time. */
export const NEW_GUESTS = { max: 20, windowSeconds: DAY_S };
/** The most comments of visitors that wait under one story. */
export const MOST_WAITING = 100;
/** The most visitors whom one author blocks; the oldest block makes room. */
export const MOST_BLOCKED = 500;
/** For how long it is known from which address a visitor wrote, in ms. */
export const ADDRESS_KEPT_MS = 30 * DAY_MS;
/** For how long it is known from which browser they wrote, in ms: as long as its cookie. */
export const BROWSER_KEPT_MS = 90 * DAY_MS;
