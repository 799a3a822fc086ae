import { type Step, withoutEffects } from '../machine/machine';
import { retryDelayMs } from '../retry/retry-delay';

/** The state of the connection. `until` is the latest time of the next attempt, in ms since 1970 by this browser's clock. */
export type LiveState =
  | { kind: 'connecting' }
  | { kind: 'connected' }
  | { kind: 'waiting'; seconds: number; until: number }
  /** The session has ended, or nobody on the page uses the connection any longer. */
  | { kind: 'closed' };

/** A page's connection, which is up or being retried. */
export interface LiveLink {
  state: LiveState;
  /** Failed attempts in a row. */
  failures: number;
}

/** `now` is this browser's time, in ms since 1970. */
export type LinkEvent =
  | { type: 'connected' }
  /** The connection broke or could not be made, or its code could not be loaded. */
  | { type: 'lost'; now: number }
  /** The delay is over. */
  | { type: 'retry' }
  /** The player asked to reconnect at once, or the network is back. */
  | { type: 'hurried' }
  /** The browser reports that it is offline; the connection itself would take a minute to notice. */
  | { type: 'offline'; now: number }
  | { type: 'session-ended' }
  | { type: 'closed' };

export type LinkEffect =
  | { type: 'connect' }
  | { type: 'disconnect' }
  | { type: 'retry-in'; ms: number }
  | { type: 'close' }
  | { type: 'session-ended' };

/** A connection before its first attempt. */
export const newLink: LiveLink = { state: { kind: 'connecting' }, failures: 0 };

/** Reduces the events of a connection. Once closed it stays closed. */
export function linkStep(link: LiveLink, event: LinkEvent): Step<LiveLink, LinkEffect> {
  const { kind } = link.state;
  if (kind === 'closed') return withoutEffects(link);
  switch (event.type) {
    case 'connected':
      return withoutEffects({ state: { kind: 'connected' }, failures: 0 });
    case 'lost':
      return wait(link, event.now);
    case 'retry':
      return connect(link);
    case 'hurried':
      return kind === 'waiting' ? connect(link) : withoutEffects(link);
    case 'offline': {
      if (kind !== 'connected') return withoutEffects(link);
      const { state, effects } = wait(link, event.now);
      return { state, effects: [{ type: 'disconnect' }, ...effects] };
    }
    case 'session-ended':
      return { state: { ...link, state: { kind: 'closed' } }, effects: [{ type: 'close' }, { type: 'session-ended' }] };
    case 'closed':
      return { state: { ...link, state: { kind: 'closed' } }, effects: [{ type: 'close' }] };
  }
}

function connect(link: LiveLink): Step<LiveLink, LinkEffect> {
  return { state: { ...link, state: { kind: 'connecting' } }, effects: [{ type: 'connect' }] };
}

function wait({ failures }: LiveLink, now: number): Step<LiveLink, LinkEffect> {
  const ms = retryDelayMs(failures);
  const state: LiveState = { kind: 'waiting', seconds: ms / 1_000, until: now + ms };
  return { state: { state, failures: failures + 1 }, effects: [{ type: 'retry-in', ms }] };
}
