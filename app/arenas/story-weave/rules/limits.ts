import { MINUTE_MS } from '~/platform/clock/durations';

/** Characters (UTF-16 units) that one turn of a person can contain. */
export const MAX_TURN_LENGTH = 2_000;

/** Length of a turn of a person, in ms of game time. */
export const TURN_MS = MINUTE_MS;

/** Length of a game, in ms of game time. */
export const GAME_MS = 25 * MINUTE_MS;

/** Length of the epilogue, in ms of game time. */
export const EPILOGUE_MS = 10 * MINUTE_MS;

/** How long the seat of a person who has left, or closed the page, is kept, in ms of game time. */
export const SEAT_KEPT_MS = MINUTE_MS;

/** How long the seat of a person who has lost their connection is kept, in ms of game time. */
export const LOST_SEAT_KEPT_MS = 3 * MINUTE_MS;

/** How long a room whose people have all lost their connections stands still, in ms of game time. */
export const STANDSTILL_MS = 10 * MINUTE_MS;

/** How much faster AI writers type while people wait for them; their text stays the same. */
export const WAITED_FOR_PACE = 2;

/** From the end of a turn to the next, and from the first person's arrival to the first turn, in ms of game time. */
export const NEXT_TURN_MS = 1_500;

/** How long the first turn of a room waits for the people of the one before, in ms of game time. */
export const GATHERING_MS = 10_000;

/** With less of the game left than this, in ms of game time, /storyweave sends nobody into the room. */
export const JOINABLE_MS = 5 * MINUTE_MS;

/** Turns without a word after which a person is passed over. */
export const EMPTY_TURNS = 2;

/** How long after a turn's end its last words may arrive, in ms of real time, for the network's sake. */
export const LATE_WORDS_MS = 1_000;

/** How long making an opening may take before a ready-made one is used, in ms of real time. */
export const OPENING_MS = 5_000;
