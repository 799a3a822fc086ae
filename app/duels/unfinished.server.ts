import { href } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { Unfinished } from '~/site/unfinished';
import { wordsText } from '~/stories/text/words-box';
import { cardOf } from './cards';
import { holdsOne } from './reading/deal-one.server';
import { texts } from './texts';
import { textBeingWritten } from './writing/text-rows.server';

/** What a player has begun with duels: one to read, and a text they are writing. */
export async function unfinishedDuels({ db }: { db: Db; clock: Clock }, playerId: string): Promise<Unfinished[]> {
  const text = await textBeingWritten(db, playerId);
  const urgency = 'awaited' as const;
  return [
    ...((await holdsOne(db, playerId))
      ? [{ what: texts.title, title: texts.read.waits, detail: texts.read.waitsHint, to: href('/duels/read'), urgency }]
      : []),
    ...(text
      ? [
          {
            what: texts.desk.title,
            title: cardOf(text.card).prompt,
            detail: wordsText(text.word_count),
            to: href('/duels/write/:textId', { textId: text.id }),
            urgency,
          },
        ]
      : []),
  ];
}
