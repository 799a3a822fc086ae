import { randomUUID } from 'node:crypto';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { isUniqueViolation } from '~/platform/database/unique-violation';
import { Refusal } from '~/platform/forms/refusal';
import { crudeText, hasCrudeWord } from '~/platform/text/crude-words.server';
import { openingOf } from '../days/running-day.server';
import { type LinePerson, ownerColumn } from '../person';
import { readSentence } from '../rules/sentence';
import { texts } from '../texts';
import { dealNext } from './pairs.server';

/** A sentence as it is sent. */
export interface SentSentence {
  /** The day whose opening they saw. */
  day: string;
  text: string;
}

/**
 * Adds a person's sentence to the day that runs, and deals them their first pair.
 * @throws {Refusal} a sentence that cannot stand, a second one, one that another has added, a day that is over.
 * @see docs/product/days-line.md
 */
export async function addSentence({ db, clock }: { db: Db; clock: Clock }, person: LinePerson, { day, text }: SentSentence): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      const read = readSentence(text, await openingOf(trx, day));
      if ('fault' in read) throw new Refusal(texts.faults[read.fault], { field: 'text', status: 422 });
      if (hasCrudeWord(read.body)) throw new Refusal(crudeText, { field: 'text', status: 422 });
      await trx
        .insertInto('days_line_sentence')
        .values({
          id: randomUUID(),
          day,
          player_id: null,
          guest_id: null,
          [ownerColumn(person)]: person.id,
          body: read.body,
          added_at: clock.now(),
        })
        .execute();
      await dealNext(trx, person, day);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'days_line_sentence_words')) throw new Refusal(texts.sameWords, { field: 'text', status: 409 });
    if (isUniqueViolation(error)) throw new Refusal(texts.added, { status: 409 });
    throw error;
  }
}
