import type { Executor } from '~/platform/database/database.server';

/**
 * Tells by which of a person's names another met them in an arena.
 * @returns the id of the person or of a pen name of theirs; undefined where they have not met.
 */
export type Meeting = (executor: Executor, personId: string, otherId: string) => Promise<string | undefined>;

declare module '~/platform/feature/shows' {
  interface Shows {
    /** Where people meet others by their names: looking at another, a person starts with the name that was met. */
    meetings: Meeting;
  }
}
