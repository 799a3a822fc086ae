import { isDatabaseAway } from '~/platform/database/database-away';
import type { LiveRequest } from '~/platform/live/events';
import type { Log } from '~/platform/log/log.server';
import type { PlainAnswer, Refused, WeaveRefusal } from '../../protocol/weave.contract';
import { refusals } from '../../texts';
import { WeaveRefused } from '../seating/presence.server';
import type { RoomConnection } from './room-connection.server';

/** Who may send a request: visitors too, or only people who are signed in. */
type Who = 'anybody' | 'people';
/** Which of a connection's limits a request counts against. */
export type Limit = 'keystrokes' | 'requests';

/** Who sent a request. */
export interface Caller {
  /** Empty for a visitor. */
  playerId: string;
  peerId: string;
  /** Names where they are, by a keyed hash: two people of one address have the same. */
  origin: string;
  /** The rooms that their connection watches and sits in. */
  connection: RoomConnection;
}

/** What a command needs of the connection that it answers. */
interface CommandPeer extends Caller {
  /** Whether the connection may send so much. */
  mayAsk(limit: Limit): boolean;
  answer<Question, Answer>(request: LiveRequest<Question, Answer>, handler: (question: unknown) => Answer | Promise<Answer>): void;
}

/** Answers a request on one connection. */
export type Command = (peer: CommandPeer, log: Pick<Log, 'warn' | 'error'>) => void;

/**
 * A request of the contract with all that the server says about it: who may send it, how often, and what is done. What
 * breaks a rule is refused in words, and never reaches `handle`.
 * @param handle may answer at once, without waiting for anything, as keystrokes are.
 */
export function command<Question, Answer extends { ok: boolean }>(
  request: LiveRequest<Question, Answer | Refused>,
  who: Who,
  limit: Limit,
  handle: (question: Question, by: Caller) => Answer | Refused | Promise<Answer | Refused>,
): Command {
  return (peer, log) =>
    peer.answer(request, (sent) => {
      if (!peer.mayAsk(limit)) return refused('too-fast');
      if (who === 'people' && peer.playerId === '') return refused('signed-out');
      const { data: question } = request.question.safeParse(sent);
      if (!question) return refused('malformed');
      try {
        const given = handle(question, peer);
        return given instanceof Promise ? given.catch((error: unknown) => refusalOf(error, log)) : given;
      } catch (error) {
        return refusalOf(error, log);
      }
    });
}

/** A command of people with nothing to answer but that it is done. */
export function act<Question>(
  request: LiveRequest<Question, PlainAnswer>,
  work: (question: Question, by: Caller) => Promise<unknown>,
  who: Who = 'people',
): Command {
  return command(request, who, 'requests', async (question, by): Promise<PlainAnswer> => {
    await work(question, by);
    return { ok: true };
  });
}

/** A refusal with its text. */
export function refused(code: WeaveRefusal, text: string = refusals[code]): Refused {
  return { ok: false, code, text };
}

function refusalOf(error: unknown, log: Pick<Log, 'warn' | 'error'>): Refused {
  if (error instanceof WeaveRefused) return refused(error.reason);
  if (isDatabaseAway(error)) {
    log.warn({ err: error }, 'a room could not be reached: the database is away');
    return refused('away');
  }
  log.error({ err: error }, 'a request of Story Weave failed');
  return refused('failed');
}
