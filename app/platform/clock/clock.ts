/** The only source of time; rules get the time as a parameter. */
export interface Clock {
  now(): Date;
  /** Speed of the game's clock as a multiple of real time (GAME_SPEED). */
  readonly gameSpeed: number;
}

/** The machine's own clock. */
export function systemClock(gameSpeed = 1): Clock {
  return { now: () => new Date(), gameSpeed };
}

/** Real milliseconds of a game duration of `gameMs` milliseconds. */
export function realMs(clock: Clock, gameMs: number): number {
  return gameMs / clock.gameSpeed;
}

/** The time `gameMs` milliseconds of game time from now. */
export function gameTimeFromNow(clock: Clock, gameMs: number): Date {
  return new Date(clock.now().getTime() + realMs(clock, gameMs));
}

/** Game time left until `end`, in milliseconds; 0 when it has passed. */
export function gameMsUntil(clock: Clock, end: Date): number {
  return Math.max(0, (end.getTime() - clock.now().getTime()) * clock.gameSpeed);
}
