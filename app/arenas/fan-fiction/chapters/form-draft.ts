import { type BrowserStorage, keysWith, storedItem } from '~/platform/storage/browser-storage';
import { createTabCopies } from '~/platform/storage/tab-copies';

/** What somebody typed into a form and has not sent yet, by field name. */
export type DraftFields = Record<string, string>;

/** A copy on this device. Copies of earlier releases are only fields, of no known tab. */
export interface FormDraft {
  key: string;
  fields: DraftFields;
  /** When it was stored, in ms since 1970. */
  at: number;
  /** Not chosen between two versions; stored only for copying. */
  setAside?: true | undefined;
}

type StoredCopy = Omit<FormDraft, 'key'> & { page: string };

const PREFIX = 'quillarena:fan-fiction:';
const keyOf = (playerId: string, form: string) => `${PREFIX}${playerId}:${form}`;

/** The key of one person's copies of a form; those of single tabs are longer. */
export function isCopyOf(key: string, playerId: string, form: string): boolean {
  return key === keyOf(playerId, form) || key.startsWith(`${keyOf(playerId, form)}:`);
}

/** This person's copies of a form, latest first; none where storage is closed to the page. */
export function findFormDrafts(storage: BrowserStorage | undefined, playerId: string, form: string): FormDraft[] {
  try {
    if (!storage) return [];
    return keysWith(storage, keyOf(playerId, form))
      .filter((key) => isCopyOf(key, playerId, form))
      .flatMap((key) => {
        const copy = parse(storage.getItem(key));
        return copy ? [{ key, fields: copy.fields, at: copy.at, setAside: copy.setAside }] : [];
      })
      .sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

/** One tab's copy of a form; other tabs have their own. */
export function createFormCopy(
  storage: BrowserStorage | undefined,
  { playerId, form, pageId }: { playerId: string; form: string; pageId: string },
) {
  const copies = createTabCopies(storage, { key: keyOf(playerId, form), pageId, pageOf: (text) => parse(text)?.page });
  const stored = (fields: DraftFields) => ({ fields, page: pageId, at: Date.now() });
  return {
    ...copies,
    keep: (fields: DraftFields) => copies.keep(JSON.stringify(stored(fields))),
    setAside(fields: DraftFields): FormDraft {
      const aside = { ...stored(fields), setAside: true as const };
      const key = `${keyOf(playerId, form)}:aside-${aside.at.toString(36)}-${pageId}`;
      storedItem(key).write(JSON.stringify(aside));
      return { ...aside, key };
    },
  };
}

/**
 * Whether the server has what a copy holds: nothing that was typed differs from the form as it was opened, or the chapter
 * was saved since and contains the copy's text.
 */
export function isThere(copy: DraftFields, server: DraftFields): boolean {
  const typed = Object.keys(server).filter((name) => name !== 'id' && name !== 'base');
  const same = (name: string) => copy[name] === undefined || copy[name] === server[name];
  if (typed.every(same)) return true;
  const savedSince = copy.base !== undefined && copy.base !== server.base;
  return savedSince && typed.every((name) => same(name) || (name === 'content' && server.content?.includes(copy.content ?? '')));
}

function parse(text: string | null): StoredCopy | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (isFields(value)) return { fields: value, page: 'earlier', at: 0 };
    return isCopy(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isCopy(value: unknown): value is StoredCopy {
  if (typeof value !== 'object' || value === null) return false;
  const copy = value as { fields?: unknown; page?: unknown; at?: unknown };
  return isFields(copy.fields) && typeof copy.page === 'string' && typeof copy.at === 'number';
}

function isFields(value: unknown): value is DraftFields {
  return typeof value === 'object' && value !== null && Object.values(value).every((field) => typeof field === 'string');
}
