import type { BrowserStorage } from '~/platform/storage/browser-storage';
import { storedJson } from '~/platform/storage/stored-json';
import type { DraftStore, DraftWords, FoundDraft } from '~/stories/saving/local-draft';
import { hasLinesOf } from '~/stories/saving/merging/same-words';
import { wordBase } from '~/stories/saving/merging/word-base';
import type { Words } from '~/stories/saving/save.contract';
import { createFormCopy, type FormDraft, findFormDrafts } from '../chapters/form/form-draft';

/** The draft that a chapter's form writes, as the server has it. */
export interface ServerDraft {
  id: string;
  /** 0: the server does not have it. */
  version: number;
  /** When the published chapter that it changes was last changed, in ms since 1970; undefined for a new chapter. */
  base: number | undefined;
}

export interface ChapterCopies {
  /** The draft to go on with: the server's, or one that it does not have yet. */
  id: string;
  found: FoundDraft[];
}

/**
 * What this device has of a chapter's form, and which draft the form goes on with. Copies of drafts that are listed
 * elsewhere on the page wait for those. Copies of drafts that the server had and has no more were published or deleted:
 * they are only offered.
 * @param listed the ids of drafts that the page lists.
 */
export function chapterCopies(copies: readonly FormDraft[], server: ServerDraft, listed: readonly string[]): ChapterCopies {
  const ours = copies.filter(({ fields }) => fields.id === undefined || fields.id === server.id || !listed.includes(fields.id));
  const isNew = (copy: FormDraft) => !copy.setAside && Number(copy.fields.version ?? 0) === 0;
  const own = ours.some(({ fields }) => fields.id === server.id);
  const unsent = server.version === 0 && server.base === undefined && !own ? ours.find(isNew) : undefined;
  const id = unsent?.fields.id ?? server.id;
  return { id, found: ours.map((copy) => foundDraft(copy, { ...server, id })) };
}

function foundDraft({ key, fields, at, setAside }: FormDraft, server: ServerDraft): FoundDraft {
  const id = fields.id ?? server.id;
  const isOther = setAside || id !== server.id;
  // Copies of earlier releases have neither.
  const base = storedJson(wordBase, fields.onto);
  const sent = storedJson(wordBase, fields.sent);
  const draft = {
    title: fields.title ?? '',
    body: fields.content ?? '',
    baseVersion: versionOf(fields, server),
    page: '',
    at,
    ...(fields.save && { saveId: fields.save }),
    ...(base && { base }),
    ...(sent && { sent }),
    ...(isOther && { setAside: true as const }),
  };
  return { key, storyId: id, draft };
}

/** Copies of earlier releases name only the published chapter that they change. -1: of no version that the server has. */
function versionOf(fields: FormDraft['fields'], server: ServerDraft): number {
  if (fields.version !== undefined) return Number(fields.version);
  return fields.base === undefined || Number(fields.base) === server.base ? server.version : -1;
}

/** Removes this device's copies of a chapter whose words are in what is published of it now, those of other tabs too. */
export function dropPublished(storage: BrowserStorage | undefined, playerId: string, form: string, id: string, published: string): void {
  for (const { key, fields } of findFormDrafts(storage, playerId, form)) {
    const words = { title: fields.title ?? '', body: fields.content ?? '' };
    if (fields.id === id && hasLinesOf(published, words)) storage?.removeItem(key);
  }
}

/** One page's copies of a chapter's form. */
export function chapterStore(
  storage: BrowserStorage | undefined,
  {
    playerId,
    form,
    pageId,
    fields,
  }: { playerId: string; form: string; pageId: string; fields(): { id: string; base: string | undefined } },
): DraftStore {
  const copies = createFormCopy(storage, { playerId, form, pageId });
  const stored = ({ title, body, base: onto, baseVersion, saveId, sent }: DraftWords) => {
    const { id, base } = fields();
    return {
      id,
      title,
      content: body,
      version: String(baseVersion),
      ...(base && { base }),
      ...(saveId && { save: saveId }),
      ...(onto && { onto: JSON.stringify(onto) }),
      ...(sent && { sent: JSON.stringify(sent) }),
    };
  };
  return {
    keep: (draft) => copies.keep(stored(draft)),
    forget: copies.forget,
    setAside: (draft) => void copies.setAside(stored(draft)),
    dropAside: (words) => discardCopies(storage, playerId, form, words, ({ setAside }) => setAside === true),
    adopt: (found) => copies.adopt(found.key),
  };
}

/** Removes this device's copies of words that their writer discards, or that are in the chapter's history. @param which all by default. */
export function discardCopies(
  storage: BrowserStorage | undefined,
  playerId: string,
  form: string,
  words: Words,
  which: (copy: FormDraft) => boolean = () => true,
): void {
  for (const copy of findFormDrafts(storage, playerId, form)) {
    const { key, fields } = copy;
    if (which(copy) && fields.title === words.title && fields.content === words.body) storage?.removeItem(key);
  }
}
