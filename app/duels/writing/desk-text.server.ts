import type { Viewer } from '~/accounts/viewer/viewer';
import { type Clock, gameMsUntil } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { ServerWords } from '~/stories/saving/local-draft';
import { writtenColumns } from '~/stories/text/written-text.server';
import { cardOf } from '../cards';
import { fewestWords } from '../rules/length';
import { ownNameIn } from '../rules/own-name';
import { unsealedText } from './text-rows.server';

/** A text on its writer's desk. */
export interface DeskText extends ServerWords {
  id: string;
  prompt: string;
  constraint: string | undefined;
  /** The fewest and the most words of its form. */
  fewest: number;
  most: number;
  words: number;
  /** When the writing ends and when it can no longer be handed in, ISO 8601. */
  ends: string;
  handInBy: string;
  gameMsLeft: number;
  gameSpeed: number;
  /** Seconds of game time of a sprint; null for a text that has until the next day. */
  sprintSeconds: number | null;
  /** Parts of the writer's name that stand in it. */
  ownName: string[];
}

/** A text of a writer's that is not handed in yet; undefined when there is none with this id. */
export async function deskText({ db, clock }: { db: Db; clock: Clock }, player: Viewer, textId: string): Promise<DeskText | undefined> {
  const row = await unsealedText(db, player.id, textId);
  if (!row) return undefined;
  const { prompt, constraint, words: most } = cardOf(row.card);
  return {
    ...{ id: row.id, title: row.title, body: row.body, version: row.version, words: row.word_count },
    ...{ saveId: row.last_save_id ?? undefined, savedAt: row.updated_at.getTime() },
    ...{ prompt, constraint, most, fewest: fewestWords(most) },
    ...{ ends: row.ends_at.toISOString(), handInBy: row.hand_in_by.toISOString() },
    ...{ gameMsLeft: gameMsUntil(clock, row.ends_at), gameSpeed: clock.gameSpeed },
    sprintSeconds: row.minutes === null ? null : row.minutes * 60,
    ownName: ownNameIn(`${row.title}\n${writtenColumns(row.body).body}`, player.name),
  };
}
