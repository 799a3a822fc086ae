import { RateLimited, type RateLimiter } from '../limits/rate-limit.server';
import { createKeyedHash } from '../sealing/seal.server';
import type { Log } from './log.server';
import type { Metrics } from './metrics.server';

/** Events that matter when an account is attacked or lost. */
type SecurityEvent =
  | 'sign-up-verified'
  | 'sign-in-failed'
  | 'session-replaced'
  | 'password-check-failed'
  | 'code-failed'
  | 'recovery-asked'
  | 'recovery-used'
  | 'password-changed'
  | 'name-changed'
  | 'second-step-failed'
  | 'not-me'
  | 'account-deleted'
  | 'limit-reached';

/** What people do on an ordinary day, or are meant to do. Everything else is a warning. */
const ORDINARY: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>([
  'sign-up-verified',
  'session-replaced',
  'recovery-asked',
  'recovery-used',
  'password-changed',
  'name-changed',
  'account-deleted',
]);

/** The subject of an event. Neither e-mail nor client addresses are ever written. */
interface SecurityFacts {
  playerId?: string;
  /** Written as a keyed hash, equal for equal addresses. */
  email?: string;
  /** The limit that was reached. */
  limit?: string;
}

export interface SecurityLog {
  record(event: SecurityEvent, facts?: SecurityFacts): void;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/**
 * Security events, one line each, with `security` as the event's name.
 * @see docs/decisions/0007-limits-in-the-database.md
 */
export function createSecurityLog(log: Log, secret: string, metrics?: Pick<Metrics, 'securityEvents'>): SecurityLog {
  const hashOf = createKeyedHash(secret, 'security log');
  return {
    record(event, { playerId, email, limit } = {}) {
      const facts = {
        security: event,
        ...(playerId && { playerId }),
        ...(email && { account: hashOf(email.toLowerCase()) }),
        ...(limit && { limit }),
      };
      log[ORDINARY.has(event) ? 'info' : 'warn'](facts, 'security event');
      metrics?.securityEvents.inc({ event, limit: limit ?? '' });
    },
  };
}

/** Wraps a limiter to record used-up limits as security events. A key's first part names the limit. */
export function reportLimits(limiter: RateLimiter, security: SecurityLog): RateLimiter {
  const reported =
    <Args extends [key: string, ...rest: unknown[]]>(count: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      try {
        await count(...args);
      } catch (error) {
        const [limit, ...rest] = args[0].split(':');
        const playerId = rest.join(':').match(UUID)?.[0];
        if (error instanceof RateLimited) security.record('limit-reached', { ...(limit && { limit }), ...(playerId && { playerId }) });
        throw error;
      }
    };
  return { ...limiter, use: reported(limiter.use), check: reported(limiter.check) };
}
