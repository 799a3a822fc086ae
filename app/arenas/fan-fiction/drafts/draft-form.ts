import { isUuid } from '~/platform/ids/uuid';
import type { ChapterFields } from '../stories/forms';
import type { OpenDraft } from './list-drafts.server';

/** The id of a new draft: the one that its page has named already, or another. */
export function newDraftId(named: string | null): string {
  return named !== null && isUuid(named) ? named : crypto.randomUUID();
}

/** A form that goes on with a draft, or begins from what is published. */
export function chapterDefaults(draft: OpenDraft | undefined, otherwise: ChapterFields): ChapterFields {
  if (!draft) return otherwise;
  const { id, title, body, version, saveId, savedAt, base, said } = draft;
  return {
    ...said,
    ...{ id, title, content: body, version: String(version) },
    savedAt: String(savedAt),
    ...(saveId && { save: saveId }),
    ...(base !== undefined && { base: String(base) }),
  };
}
