import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import { HOUR_S } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import type { Limit, RateLimiter } from '~/platform/limits/rate-limit.server';
import { claimPrompt, endClaim, turnClaims } from './claims.server';
import { type ClaimedPrompt, claimedPrompt, countPrompts, listPrompts, type PromptsAsked, type ShownPrompt } from './read-prompts.server';
import {
  acceptPrompt,
  changePrompt,
  type PromptActor,
  type PromptTerms,
  removePrompt,
  type SaidOfPrompt,
  writePrompt,
} from './write-prompts.server';

/** How often a player may write, claim or change a prompt. */
const ACTED: Limit = { max: 120, windowSeconds: HOUR_S };

/** The prompts of collections. @see docs/product/collections.md */
export interface Prompts {
  /** A page of the prompts of a collection that a viewer sees. */
  list(asked: Omit<PromptsAsked, 'now'>): Promise<{ prompts: ShownPrompt[]; next: string | undefined }>;
  /** How many prompts a viewer finds in a collection. */
  count(asked: Pick<PromptsAsked, 'collectionId' | 'viewerId' | 'maintains'>): Promise<number>;
  /** A prompt that an author claims; undefined where they do not. */
  claimed(asked: { promptId: string; collectionId: string; playerId: string }): Promise<ClaimedPrompt | undefined>;
  /** @throws {Refusal} {RateLimited} see `writePrompt`. */
  write(by: PromptActor, said: SaidOfPrompt & PromptTerms): Promise<void>;
  /** @throws {Refusal} {RateLimited} */
  change(by: PromptActor, promptId: string, said: SaidOfPrompt & PromptTerms): Promise<void>;
  /** @throws {Refusal} {RateLimited} */
  accept(by: PromptActor, promptId: string): Promise<void>;
  /** @throws {Refusal} {RateLimited} */
  remove(by: PromptActor, promptId: string): Promise<void>;
  /** @throws {Refusal} {RateLimited} see `claimPrompt`; as the pen name that is named. */
  claim(by: PromptActor, promptId: string, pen?: string): Promise<void>;
  /** Ends a claim, one's own or as a maintainer that of another. @throws {Refusal} {RateLimited} */
  endClaim(by: PromptActor, promptId: string, personId: string): Promise<void>;
  /** Ends claims whose time is over, and reminds of others. Any process may do it at any time. */
  turn(): Promise<void>;
}

/** Where loaders and actions find it. */
export const promptsContext = createContext<Prompts>();

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: Pick<RateLimiter, 'use'>;
}

/** @see docs/product/collections.md */
export function createPrompts({ db, clock, limiter }: Dependencies): Prompts {
  const tools = { db, clock };
  const counted = ({ playerId }: PromptActor) => limiter.use(`collection-prompt:${playerId}`, ACTED);
  return {
    list: (asked) => listPrompts(db, { ...asked, now: clock.now() }),
    count: (asked) => countPrompts(db, asked),
    claimed: (asked) => claimedPrompt(db, { ...asked, now: clock.now() }),
    async write(by, said) {
      await counted(by);
      await writePrompt(tools, by, said);
    },
    async change(by, promptId, said) {
      await counted(by);
      await changePrompt(tools, by, promptId, said);
    },
    async accept(by, promptId) {
      await counted(by);
      await acceptPrompt(tools, by, promptId);
    },
    async remove(by, promptId) {
      await counted(by);
      await removePrompt(tools, by, promptId);
    },
    async claim(by, promptId, pen) {
      await counted(by);
      await claimPrompt(tools, by, { promptId, pen });
    },
    async endClaim(by, promptId, personId) {
      await counted(by);
      await endClaim(tools, by, promptId, personId);
    },
    turn: () => turnClaims(db, clock.now()),
  };
}
