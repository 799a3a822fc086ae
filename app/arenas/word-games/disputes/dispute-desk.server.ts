import { recordAudit } from '~/accounts/audit/audit-log.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { canDecide, type Verb } from '../lexicon/decisions';
import type { Lexicon } from '../lexicon/lexicon';
import { countsToday } from './counts-today';
import { decide, openDisputes } from './decide.server';
import { alsoRefused, type RefusedAnswer, refusedRuns } from './refused-answers.server';
import { outcomeText, targetText, wishText } from './texts';

/** A dispute as administrators read it. */
export interface ListedDispute {
  id: number;
  /** What is disputed and how: “pal” for “friend” should count. */
  text: string;
  people: number;
  /** What the lexicon says today. */
  today: string[];
  /** In how many runs people gave it and it did not count. */
  runs: number;
  /** What else people gave for the same word; nothing of one that is disputed as a word, since it answers no single puzzle. */
  also: RefusedAnswer[];
  verbs: Verb[];
}

/** Where administrators decide on what players dispute. @see docs/product/admin.md */
export interface DisputeDesk {
  /** The disputes without a decision, those of most people first. */
  list(): Promise<ListedDispute[]>;
  /** Decides on one and writes it into the audit log. @returns what was decided. @throws {Refusal} when it cannot be decided so. */
  decide(administratorId: string, id: number, verb: Verb): Promise<string>;
}

const VERBS: readonly Verb[] = ['exact', 'close', 'remove', 'keep'];

export function createDisputeDesk({ db, clock, lexiconOf }: { db: Db; clock: Clock; lexiconOf(day: undefined): Lexicon }): DisputeDesk {
  return {
    async list() {
      const lexicon = lexiconOf(undefined);
      return Promise.all(
        (await openDisputes(db)).map(async (dispute) => ({
          ...{ id: dispute.id, people: dispute.people, text: `${targetText(dispute)} ${wishText(dispute)}` },
          today: countsToday(dispute, lexicon),
          runs: await refusedRuns(db, dispute),
          also: await alsoRefused(db, dispute),
          verbs: VERBS.filter((verb) => canDecide(dispute, verb)),
        })),
      );
    },

    async decide(administratorId, id, verb) {
      const now = clock.now();
      const { changed: _, ...decision } = await db.transaction().execute(async (trx) => {
        const decided = await decide(trx, { id, verb, now });
        await recordAudit(trx, { actorId: administratorId, action: 'decide-word', thing: `dispute:${id}` }, now);
        return decided;
      });
      return outcomeText(decision);
    },
  };
}
