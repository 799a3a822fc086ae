import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';

/** A story that its author leaves for good. */
export interface LeftStory {
  storyId: string;
  playerId: string;
}

/**
 * What a feature does to its own rows within the transaction in which an author leaves a story, so that nothing there names them.
 * @throws {Refusal} where something would be lost.
 */
export type Orphaning = (trx: Transaction<Tables>, left: LeftStory) => Promise<void>;

declare module '~/platform/feature/shows' {
  interface Shows {
    orphanings: Orphaning;
  }
}
