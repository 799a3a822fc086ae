import { HOUR_MS, MINUTE_MS } from '~/platform/clock/durations';
import { countText } from '~/platform/text/format';
import { compareWords, type Passage } from '~/stories/history/compare-words';
import { type EvidenceFacts, isWords, partLabel, partNames, partText } from './evidence-parts';

/** A version of a target that a case keeps. */
export interface EvidenceVersion {
  event: 'reported' | 'changed' | 'deleted';
  /** ISO 8601. */
  at: string;
  facts: EvidenceFacts;
}

/** A part of a target as it was reported beside how it is now. */
interface ComparedPart {
  label: string;
  /** The passages that only one side has are marked. */
  reported: Passage[];
  now: Passage[];
}

/** What became of a target after it was reported. */
export interface ComparedEvidence {
  /** Such as 'Edited 3 minutes after the report, deleted 2 days after the report'. */
  said: string;
  parts: ComparedPart[];
  /** Whether what people wrote is among the parts, not only what is said of it. */
  hasWords: boolean;
  /** The versions between, each with what differs from the one before. */
  between: { at: string; parts: { label: string; passages: Passage[] }[] }[];
}

const DAY_HOURS = 24;

/** How long after the report something happened: '3 minutes'. @param ms less than nothing counts as nothing: two clocks differ. */
export function laterText(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / MINUTE_MS));
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return countText(minutes, { one: 'minute', other: 'minutes' });
  const hours = Math.round(ms / HOUR_MS);
  if (hours < 2 * DAY_HOURS) return countText(hours, { one: 'hour', other: 'hours' });
  return countText(Math.round(hours / DAY_HOURS), { one: 'day', other: 'days' });
}

/**
 * Compares what was reported with what became of it. Parts that nothing changed are left out.
 * @param versions in their order; the first is the reported one.
 * @returns undefined where nothing has changed.
 */
export function compareEvidence(versions: readonly EvidenceVersion[]): ComparedEvidence | undefined {
  const [reported, ...later] = versions;
  const last = later.at(-1);
  if (!reported || !last) return undefined;
  const changes = last.event === 'deleted' ? allOf(reported.facts) : changesBetween(reported.facts, last.facts);
  return {
    said: becameText(reported, later),
    hasWords: changes.some(({ name }) => isWords(name)),
    parts: changes.map(({ label, before, after }) => {
      const passages = compareWords(before, after);
      return { label, reported: passages.filter(({ kind }) => kind !== 'added'), now: passages.filter(({ kind }) => kind !== 'removed') };
    }),
    between: later.slice(0, -1).map(({ at, facts }, index) => ({
      at,
      parts: changesBetween(versions[index]?.facts ?? {}, facts).map(({ label, before, after }) => ({
        label,
        passages: compareWords(before, after),
      })),
    })),
  };
}

function becameText(reported: EvidenceVersion, later: readonly EvidenceVersion[]): string {
  const since = ({ at }: EvidenceVersion) => laterText(Date.parse(at) - Date.parse(reported.at));
  const edited = later.find(({ event }) => event === 'changed');
  const deleted = later.find(({ event }) => event === 'deleted');
  const said = [
    ...(edited ? [`edited ${since(edited)} after the report`] : []),
    ...(deleted ? [`deleted ${since(deleted)} after the report`] : []),
  ].join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

interface Change {
  name: string;
  label: string;
  before: string;
  after: string;
}

function allOf(facts: EvidenceFacts): Change[] {
  return changesBetween(facts, Object.fromEntries(Object.keys(facts).map((name) => [name, null])));
}

/** The parts that differ. What the later version does not hold was not watched. */
function changesBetween(before: EvidenceFacts, after: EvidenceFacts): Change[] {
  return partNames(after)
    .map((name) => ({
      ...{ name, label: partLabel(name) },
      before: partText(name, before),
      after: after[name] === null ? '' : partText(name, after),
    }))
    .filter((part) => part.before !== part.after);
}
