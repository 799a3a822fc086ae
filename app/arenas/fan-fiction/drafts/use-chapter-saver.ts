import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { randomId } from '~/platform/ids/random-id';
import { browserStorage } from '~/platform/storage/browser-storage';
import { deskStorage } from '~/stories/saving/journal/desk-storage';
import { useKeptText } from '~/stories/saving/kept/use-kept-text';
import { readSaveAnswer } from '~/stories/saving/read-save-answer';
import type { Words } from '~/stories/saving/save.contract';
import { type Saver, useSaver } from '~/stories/saving/use-saver';
import { showText } from '~/ui/fields/show-text';
import { findFormDrafts, isCopyOf } from '../chapters/form/form-draft';
import { fieldsOf } from '../chapters/form/form-fields';
import { HELD, type Holder, heldAnswer } from '../holds/hold';
import type { ChapterFields } from '../stories/forms';
import { chapterCopies, chapterStore, discardCopies, dropPublished } from './chapter-copies';
import type { DraftPlace } from './draft.contract';
import { AUTOSAVE_MS, postDraft } from './post-draft';

interface ChapterSaverOptions {
  form: RefObject<HTMLFormElement | null>;
  playerId: string;
  /** Names the form on this device. */
  formKey: string;
  /** Where its words belong; for an edited chapter without its base. */
  place: { kind: 'story'; fandomId: string } | { kind: 'chapter' | 'edit'; storyId: string };
  defaults: ChapterFields;
  /** The ids of the other drafts that the page lists. */
  listed: readonly string[];
  /** The base of words that were refused without script, because their chapter was changed since. */
  refusedBase: string | undefined;
  onShow(words: Words): void;
}

export interface ChapterSaver extends Saver {
  /** The id of the chapter that is written. */
  id: string;
  /** When the published chapter was last changed as these words build on it, in ms since 1970. */
  base: string | undefined;
  /** Gives words whose draft was published or deleted elsewhere an id of their own. */
  renew(): void;
  /** Removes words of another tab from this device. */
  discard(words: Words): void;
  /** Who writes on the chapter meanwhile, so that the server takes no words of this page. */
  heldBy: Holder | undefined;
  /** Whether another tab is writing in the same form now. */
  writtenElsewhere: boolean;
}

/** Keeps a chapter on the server while it is written, and on this device until it is there. @see docs/product/fan-fiction.md */
export function useChapterSaver(options: ChapterSaverOptions): ChapterSaver {
  const { form, playerId, formKey, place, defaults, listed, refusedBase, onShow } = options;
  const [facts, setFacts] = useState({ id: defaults.id, base: defaults.base });
  const [heldBy, setHeldBy] = useState<Holder>();
  const latest = useRef(facts);
  latest.current = facts;
  const [server] = useState(() => {
    const { title, content, version = '0', save, savedAt } = defaults;
    return { title, body: content, version: Number(version), saveId: save, savedAt: savedAt === undefined ? undefined : Number(savedAt) };
  });
  const shown = useRef(onShow);
  shown.current = onShow;
  const boxes = useRef({
    read() {
      const [title, body] = fieldsOf(form.current, 'title content');
      return title && body ? { title: title.value, body: body.value } : undefined;
    },
    show(words: Words) {
      const [title, body] = fieldsOf(form.current, 'title content');
      showText(title ?? null, words.title);
      showText(body ?? null, words.body);
      shown.current(words);
    },
  });
  const search = useCallback(() => {
    const storage = deskStorage();
    const known = { id: defaults.id, version: server.version, base: defaults.base === undefined ? undefined : Number(defaults.base) };
    const { id, found } = chapterCopies(findFormDrafts(storage, playerId, formKey), known, listed);
    latest.current = { id, base: defaults.base };
    setFacts(latest.current);
    if (place.kind !== 'edit') nameDraft(id);
    const typed = boxes.current.read();
    const refused = refusedBase !== undefined && refusedBase !== defaults.base && typed;
    const own = refused ? [{ key: '', storyId: id, draft: { ...typed, baseVersion: -1, page: '', at: Date.now() } }] : [];
    const fields = () => latest.current;
    return { textId: id, store: chapterStore(storage, { playerId, form: formKey, pageId: randomId(), fields }), found: [...own, ...found] };
  }, [playerId, formKey, place.kind, defaults, listed, refusedBase, server]);
  const saver = useSaver({
    writerId: playerId,
    server,
    boxes,
    search,
    autosaveMs: AUTOSAVE_MS,
    async post(request) {
      const response = await postDraft(latest.current.id, playerId, placeOf(place, latest.current.base), request);
      setHeldBy(response && (await readHolder(response.clone())));
      const outcome = await readSaveAnswer(response);
      const answer = outcome.kind === 'answer' ? outcome.answer : undefined;
      const base = answer?.status === 'saved' || answer?.status === 'conflict' ? answer.base : undefined;
      // A conflict is answered before anything is published.
      if (base !== undefined) setFacts((now) => ({ ...now, base: String(base) }));
      return outcome;
    },
  });
  const drop = useKeptText(
    { writerId: playerId, textId: facts.id, kind: 'chapter', starter: '', place: { formKey, place: placeOf(place, facts.base) } },
    saver.state,
  );
  return {
    ...saver,
    ...facts,
    heldBy,
    release() {
      saver.release();
      drop();
      dropPublished(browserStorage(), playerId, formKey, latest.current.id, saver.state.words.body);
    },
    renew: useCallback(() => setFacts((now) => ({ ...now, id: randomId() })), []),
    discard: useCallback((words: Words) => discardCopies(browserStorage(), playerId, formKey, words), [playerId, formKey]),
    writtenElsewhere: useWrittenElsewhere(playerId, formKey),
  };
}

/** Who holds the chapter, if that is why a save was not taken; the saver sends it again like any that is refused. */
async function readHolder(response: Response): Promise<Holder | undefined> {
  if (response.status !== HELD) return undefined;
  return heldAnswer.safeParse(await response.json().catch(() => undefined)).data?.by;
}

/** Where the words belong now; the base of an edited chapter changes with each publication. */
function placeOf(place: ChapterSaverOptions['place'], base: string | undefined): DraftPlace {
  if (place.kind === 'story') return place;
  const { kind, storyId } = place;
  return kind === 'edit' ? { kind, storyId, base: Number(base) } : { kind, storyId };
}

/** Puts the draft into the page's address, so that a reload goes on with it and not with another tab's. */
function nameDraft(id: string): void {
  const address = new URL(window.location.href);
  address.searchParams.set('draft', id);
  window.history.replaceState(window.history.state, '', address);
}

/** Browsers tell a page what other tabs store. */
function useWrittenElsewhere(playerId: string, form: string): boolean {
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const stored = ({ key, newValue }: StorageEvent) => {
      if (key !== null && newValue !== null && isCopyOf(key, playerId, form)) setElsewhere(true);
    };
    window.addEventListener('storage', stored);
    return () => window.removeEventListener('storage', stored);
  }, [playerId, form]);
  return elsewhere;
}
