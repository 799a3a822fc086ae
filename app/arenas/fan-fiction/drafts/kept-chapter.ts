import { randomId } from '~/platform/ids/random-id';
import { deskStorage } from '~/stories/saving/journal/desk-storage';
import type { KeptText } from '~/stories/saving/kept/kept-text.contract';
import { readSaveAnswer } from '~/stories/saving/read-save-answer';
import type { SaverOptions } from '~/stories/saving/use-saver';
import { findFormDrafts } from '../chapters/form/form-draft';
import { chapterCopies, chapterStore } from './chapter-copies';
import { keptChapterPlace } from './draft.contract';
import { AUTOSAVE_MS, postDraft } from './post-draft';

/** How a chapter that is kept on this device is saved without its page; undefined when it is not a chapter. */
export function keptChapter(text: KeptText): Pick<SaverOptions, 'search' | 'post' | 'autosaveMs'> | undefined {
  const parsed = text.kind === 'chapter' ? keptChapterPlace.safeParse(text.place).data : undefined;
  if (!parsed) return undefined;
  const { formKey: form, place } = parsed;
  const { writerId: playerId, textId: id, version } = text;
  const base = place.kind === 'edit' ? place.base : undefined;
  return {
    search() {
      const storage = deskStorage();
      const own = findFormDrafts(storage, playerId, form).filter(({ fields }) => fields.id === id);
      const fields = () => ({ id, base: base === undefined ? undefined : String(base) });
      return {
        textId: id,
        store: chapterStore(storage, { playerId, form, pageId: randomId(), fields }),
        found: chapterCopies(own, { id, version, base }, []).found,
      };
    },
    post: async (request) => readSaveAnswer(await postDraft(id, playerId, place, request)),
    autosaveMs: AUTOSAVE_MS,
  };
}
