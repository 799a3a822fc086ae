import type { FoundTarget, TargetName } from '~/platform/feature/reportable';

/** Something that can be reported. */
export interface ReportTarget extends TargetName, FoundTarget {
  /** What a sentence calls its kind: 'chapter'. */
  noun: string;
  /** What a sentence calls it: 'the chapter “Two”'. */
  text: string;
  isPerson: boolean;
}

/** The target that an address names; whether there is one is another question. */
export function targetIn({ kind, thingId }: { kind: string; thingId: string }): TargetName {
  return { kind, id: thingId.toLowerCase() };
}

/** What a case can be about besides what can be reported: votes for a story that came from one place, a decision objected to, and a complaint of a copy. */
export type FoundKind = 'votes' | 'decision' | 'copyright';

/** What these are called. */
export const foundKinds: readonly { kind: FoundKind; noun: string }[] = [
  { kind: 'votes', noun: 'votes' },
  { kind: 'decision', noun: 'decision' },
  { kind: 'copyright', noun: 'copyright complaint' },
];
