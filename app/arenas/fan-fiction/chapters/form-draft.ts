import { type StoredItem, storedItem } from '~/platform/storage/browser-storage';

/** What somebody typed into a form and has not sent yet, by field name. */
export type KeptFields = Record<string, string>;

const PREFIX = 'quillarena:fan-fiction:';

/** Stores what one person types into one form on this device. @returns whether it outlives this page. */
export function keepText(playerId: string, form: string, fields: KeptFields): boolean {
  return itemOf(playerId, form).write(JSON.stringify(fields));
}

/** What this person left in this form; undefined when there is nothing. */
export function keptText(playerId: string, form: string): KeptFields | undefined {
  try {
    const kept: unknown = JSON.parse(itemOf(playerId, form).read() ?? 'null');
    return isFields(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Removes it: the server has it. */
export function forgetText(playerId: string, form: string): void {
  itemOf(playerId, form).remove();
}

function itemOf(playerId: string, form: string): StoredItem {
  return storedItem(`${PREFIX}${playerId}:${form}`);
}

function isFields(value: unknown): value is KeptFields {
  return typeof value === 'object' && value !== null && Object.values(value).every((field) => typeof field === 'string');
}
