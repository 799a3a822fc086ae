/** The one place that tells the time; rules never ask for it, they are handed it. */
export interface Clock {
  now(): Date;
  /** How many times faster than the wall a game's clock runs (GAME_SPEED). */
  readonly gameSpeed: number;
}

/** The machine's own clock. */
export function systemClock(gameSpeed = 1): Clock {
  return { now: () => new Date(), gameSpeed };
}

/** Real milliseconds that a game duration of `gameMs` milliseconds takes on this clock. */
export function realMs(clock: Clock, gameMs: number): number {
  return gameMs / clock.gameSpeed;
}

/** The moment that lies `gameMs` milliseconds of game time after now. */
export function gameTimeFromNow(clock: Clock, gameMs: number): Date {
  return new Date(clock.now().getTime() + realMs(clock, gameMs));
}

/** Game time left until `end`, in milliseconds; 0 when it has passed. */
export function gameMsUntil(clock: Clock, end: Date): number {
  return Math.max(0, (end.getTime() - clock.now().getTime()) * clock.gameSpeed);
}
