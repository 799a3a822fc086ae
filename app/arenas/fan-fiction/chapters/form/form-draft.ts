import { z } from 'zod/mini';
import { type BrowserStorage, keysWith, storedItem } from '~/platform/storage/browser-storage';
import { storedJson } from '~/platform/storage/stored-json';
import { createTabCopies } from '~/platform/storage/tab-copies';

const draftFields = z.record(z.string(), z.string());

/** What an author typed into a form and has not sent yet, by field name. */
export type DraftFields = z.output<typeof draftFields>;

/** A copy on this device. Copies of earlier releases are only fields, of no known tab. */
export interface FormDraft {
  key: string;
  fields: DraftFields;
  /** When it was stored, in ms since 1970. */
  at: number;
  /** Not chosen between two versions; stored only for copying. */
  setAside?: true | undefined;
}

const storedCopy = z.object({ fields: draftFields, page: z.string(), at: z.number(), setAside: z.optional(z.literal(true)) });
type StoredCopy = z.output<typeof storedCopy>;

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
  const fields = storedJson(draftFields, text);
  return fields ? { fields, page: 'earlier', at: 0 } : storedJson(storedCopy, text);
}
