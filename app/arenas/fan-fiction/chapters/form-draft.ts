import { type StoredItem, storedItem } from '~/platform/storage/browser-storage';

/** What somebody typed into a form and has not sent yet, by field name. */
export type DraftFields = Record<string, string>;

const PREFIX = 'quillarena:fan-fiction:';

/** Stores a person's draft of a form on this device. @returns whether it outlives this page. */
export function saveDraft(playerId: string, form: string, fields: DraftFields): boolean {
  return itemOf(playerId, form).write(JSON.stringify(fields));
}

/** This person's draft of this form; undefined when there is none. */
export function readDraft(playerId: string, form: string): DraftFields | undefined {
  try {
    const draft: unknown = JSON.parse(itemOf(playerId, form).read() ?? 'null');
    return isFields(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes a draft that the server has. */
export function deleteDraft(playerId: string, form: string): void {
  itemOf(playerId, form).remove();
}

function itemOf(playerId: string, form: string): StoredItem {
  return storedItem(`${PREFIX}${playerId}:${form}`);
}

function isFields(value: unknown): value is DraftFields {
  return typeof value === 'object' && value !== null && Object.values(value).every((field) => typeof field === 'string');
}
