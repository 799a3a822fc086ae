import { DAY_S } from '~/platform/clock/durations';
import { Refusal } from '~/platform/forms/refusal';
import { RateLimited, type RateLimiter } from '~/platform/limits/rate-limit.server';

/** The most invitations of a kind in a day: from one person to another, and to one person from however many others. */
interface MostInvitations {
  toOne: number;
  received: number;
}

/** For kinds that an honest person sends another now and then. */
const FEW: MostInvitations = { toOne: 5, received: 20 };

/** An invitation before it is sent. */
export interface CountedInvitation {
  /** What to, such as `weave`; each kind is counted by itself, so that many of one leave room for the others. */
  kind: string;
  fromId: string;
  to: { id: string; name: string };
  /** 5 and 20 by default. */
  most?: MostInvitations;
}

/**
 * Counts an invitation, so that nobody's bell is rung all day: by one person, or by one person's many accounts.
 * @param often what the one who invites is told beyond that, given the other one's name. @see docs/product/limits.md
 * @throws {Refusal} (429) beyond the limits.
 */
export async function countInvitation(
  limiter: RateLimiter,
  { kind, fromId, to, most = FEW }: CountedInvitation,
  often: (name: string) => string,
): Promise<void> {
  try {
    await limiter.use(`${kind}-invite-one:${fromId}:${to.id}`, { max: most.toOne, windowSeconds: DAY_S });
    await limiter.use(`${kind}-invited:${to.id}`, { max: most.received, windowSeconds: DAY_S });
  } catch (error) {
    throw error instanceof RateLimited ? new Refusal(often(to.name), { status: 429 }) : error;
  }
}
