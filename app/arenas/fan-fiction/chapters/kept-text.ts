/** What somebody typed into a form and has not sent yet, by the names of its fields. */
export type KeptFields = Record<string, string>;

const PREFIX = 'quillarena:fan-fiction:';

/** Keeps what one person types into one form on this device. @returns whether it outlives this page. */
export function keepText(playerId: string, form: string, fields: KeptFields): boolean {
  try {
    globalThis.localStorage.setItem(keyOf(playerId, form), JSON.stringify(fields));
    return true;
  } catch {
    return false;
  }
}

/** What this person left in this form; undefined when there is nothing. */
export function keptText(playerId: string, form: string): KeptFields | undefined {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage.getItem(keyOf(playerId, form)) ?? 'null');
    return isFields(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it: the server has it. */
export function forgetText(playerId: string, form: string): void {
  try {
    globalThis.localStorage.removeItem(keyOf(playerId, form));
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

function keyOf(playerId: string, form: string): string {
  return `${PREFIX}${playerId}:${form}`;
}

function isFields(value: unknown): value is KeptFields {
  return typeof value === 'object' && value !== null && Object.values(value).every((field) => typeof field === 'string');
}
