import type { KeptText } from '~/stories/saving/kept/kept-text.contract';
import type { SaverOptions } from '~/stories/saving/use-saver';
import { postRevision, postSave } from './post-words';
import { AUTOSAVE_SECONDS } from './story-text';
import { storyCopies } from './use-story-saver';

/** How a story that is kept on this device is saved without its page; undefined when it is not a story of this arena. */
export function keptStory({ kind, writerId, textId }: KeptText): Pick<SaverOptions, 'search' | 'post' | 'autosaveMs'> | undefined {
  if (kind === 'chapter') return undefined;
  const [words, post] = kind === 'session' ? (['draft', postSave] as const) : (['revision', postRevision] as const);
  return {
    search: () => storyCopies({ playerId: writerId, storyId: textId, kind: words }),
    post: (request) => post(writerId, textId, request),
    autosaveMs: AUTOSAVE_SECONDS * 1000,
  };
}
