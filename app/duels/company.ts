import type { Executor } from '~/platform/database/database.server';

/** Two people who know each other. */
export interface Acquainted {
  one: string;
  other: string;
}

/**
 * Reads who shares something with some people, such as a circle: they are dealt each other's duels only while few others are there.
 * @returns pairs, of which `one` is among these people.
 */
export type Company = (executor: Executor, people: readonly string[]) => Promise<readonly Acquainted[]>;

/** With what readings are dealt. */
export interface Dealing {
  now: Date;
  company: Company;
}

/** Everybody whom features know to share something. */
export function companyOf(kinds: readonly Company[]): Company {
  return async (executor, people) => {
    const found: Acquainted[] = [];
    for (const pairs of kinds) found.push(...(await pairs(executor, people)));
    return found;
  };
}

declare module '~/platform/feature/shows' {
  interface Shows {
    company: Company;
  }
}
