import type { Transaction } from 'kysely';
import type { Tables } from '../../app/platform/database/database.server';
import type { ProgressService } from '../../app/progress/progress.server';

/** What a part of the demo world is filled in with. */
export interface DemoFilling {
  trx: Transaction<Tables>;
  progress: ProgressService;
  /** The id of a writer, by key. */
  playerId(key: string): string;
  daysAgo(days: number): Date;
  /** Rates a story for a reader, half-way between its publication and now. */
  rate(rating: { storyId: string; reader: string; value: 1 | 2 | 3 | 4 | 5; publishedDaysAgo: number }): Promise<void>;
}
