import { z } from 'zod';
import type { CaseReason } from '../cases/reasons';
import { caseAddress, viewAddress } from '../desk/views';

/** How old a case is, by its first report. */
export const ages = { day: 'Less than a day', older: 'More than a day', week: 'More than a week' } as const;
/** Who works on a case. */
export const holders = { mine: 'Me', nobody: 'Nobody' } as const;

/** Which cases the queue shows, and how; all of them in their order without any. */
export interface QueueFilters {
  reason?: CaseReason | undefined;
  /** What a feature declares as reportable, or a `FoundKind`. */
  kind?: string | undefined;
  age?: keyof typeof ages | undefined;
  taken?: keyof typeof holders | undefined;
  /** The id of the person whose things they are about. */
  person?: string | undefined;
  /** Whether cases about the same person stand together. */
  grouped: boolean;
}

const ageNames = Object.keys(ages) as (keyof typeof ages)[];
const holderNames = Object.keys(holders) as (keyof typeof holders)[];

/** The name of each filter in addresses. */
const asked = z.object({
  reason: z.string().optional(),
  kind: z.string().optional(),
  age: z.enum(ageNames).optional().catch(undefined),
  taken: z.enum(holderNames).optional().catch(undefined),
  person: z.uuid().optional().catch(undefined),
  by: z.enum(['person']).optional().catch(undefined),
});

/** What the filters offer, as features declare it. */
interface OfferedFilters {
  reasons: readonly { id: CaseReason }[];
  kinds: readonly { kind: string }[];
}

/** The filters of an address; what is invalid, empty or not offered filters nothing. */
export function filtersIn(query: URLSearchParams, offered: OfferedFilters): QueueFilters {
  const { by, ...filters } = asked.parse(Object.fromEntries(query));
  const reason = offered.reasons.find(({ id }) => id === filters.reason)?.id;
  const kind = offered.kinds.find((each) => each.kind === filters.kind)?.kind;
  return { ...filters, reason, kind, grouped: by === 'person' };
}

/** The address of the queue with these filters. @param more such as the cursor of a later page. */
export function queueAddress(filters: QueueFilters, more: Readonly<Record<string, string | undefined>> = {}): string {
  return addressOf(viewAddress('queue'), filters, more);
}

/** The address of a case, from where the next one with these filters follows. */
export function addressInQueue(caseId: string, filters: QueueFilters, more: Readonly<Record<string, string | undefined>> = {}): string {
  return addressOf(caseAddress(caseId), filters, more);
}

function addressOf(path: string, { grouped, ...filters }: QueueFilters, more: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filters, by: grouped ? 'person' : undefined, ...more })) {
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
