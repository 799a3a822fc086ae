import type { Passage } from './compare-words';

/** A version in the list, as its writer's page gets it. */
export interface ShownVersion {
  id: string;
  /** ISO 8601. */
  savedAt: string;
  words: number;
  published: boolean;
}

/** Two versions side by side; `undefined` stands for the text as it is now. */
export interface Comparison {
  earlier: ShownVersion;
  later: ShownVersion | undefined;
  /** The titles where they differ. */
  titles: { earlier: string; later: string } | undefined;
  passages: Passage[];
  /** Why there are none now. */
  problem?: string;
}

/** The history of a text, as its writer's page shows it. */
export interface ShownHistory {
  title: string;
  /** The page on which the text is written or read. */
  back: { to: string; label: string };
  /** What bringing a version back does to this text. */
  bringsBack: string;
  versions: ShownVersion[];
  /** Undefined while there are no versions. */
  comparison: Comparison | undefined;
}

/** The address of a comparison on a history's page. @param later undefined: the text as it is now. */
export function comparisonQuery(version: string, later?: string): string {
  return `?${new URLSearchParams({ version, ...(later !== undefined && { with: later }) })}`;
}
