import type { Step } from '~/platform/machine/machine';
import type { OpenSession } from '../session/writing-types';
import { type FoundDraft, reconcile } from './local-draft';
import type { Words } from './save.contract';
import { type Beginning, initialSaver, nextStep, type SaverEffect, type SaverEvent, type SaverState } from './save-machine';
import { sameWords } from './story-text';

/** The words of a page on their way to the server, and the copy on this device. */
export interface SaverPage {
  saver: SaverState;
  /** Whether words not yet saved outlive this page. */
  kept: boolean;
  /** Words of this device were put back when the page opened. */
  restored: boolean;
  /** Words that were not chosen, for copying. */
  asides: readonly Words[];
}

export type SaverPageEvent =
  | SaverEvent
  /** The page has come to life, and this device was searched. */
  | { type: 'opened'; opening: Opening }
  /** The words were kept on this device, or could not be. */
  | { type: 'kept'; kept: boolean };

/** A page before this device was searched. */
export function openSaverPage(session: OpenSession): SaverPage {
  return { saver: initialSaver({ server: session }), kept: true, restored: false, asides: [] };
}

/** What happens to a page. Its words go the way of the save machine. @param newId gives the id of a new save. */
export function saverPageStep(page: SaverPage, event: SaverPageEvent, newId: () => string): Step<SaverPage, SaverEffect> {
  switch (event.type) {
    case 'opened':
      return opened(page, event.opening);
    case 'kept':
      return { state: event.kept === page.kept ? page : { ...page, kept: event.kept }, effects: [] };
    default: {
      const { state: saver, effects } = nextStep(page.saver, event, newId);
      const asides = effects.flatMap((effect) => (effect.type === 'set-aside' ? [effect.words] : []));
      return { state: { ...page, saver, ...(asides.length > 0 && { asides: [...page.asides, ...asides] }) }, effects };
    }
  }
}

/** What a page begins with. */
export interface Opening {
  beginning: Beginning;
  /** The draft that the page goes on from. */
  adopted?: FoundDraft;
  /** Other words on this device, for copying. */
  others: Words[];
}

function opened(page: SaverPage, { beginning, adopted, others }: Opening): Step<SaverPage, SaverEffect> {
  const restored = beginning.mine !== undefined && adopted !== undefined && beginning.apartSince === undefined;
  const state = { ...page, saver: initialSaver(beginning), restored, asides: others };
  return { state, effects: beginning.mine ? [{ type: 'show', words: beginning.mine }] : [] };
}

/** Words typed before the page came to life count as the newest; else the newest draft of this device. */
export function beginWith(session: OpenSession, typedEarly: Words, found: readonly FoundDraft[]): Opening {
  const server = { title: session.title, body: session.body, version: session.version, saveId: session.saveId };
  const differing = found.filter(({ draft }) => reconcile(draft, server) !== 'same');
  if (!sameWords(typedEarly, server)) {
    return { beginning: { server, mine: typedEarly }, others: differing.map(({ draft }) => draft) };
  }
  const newest = differing.find(({ draft }) => !draft.setAside);
  const others = differing.filter((other) => other !== newest).map(({ draft }) => draft);
  if (!newest) return { beginning: { server }, others };
  const { draft } = newest;
  const earlier = draft.saveId === undefined ? {} : { earlierSave: draft.saveId };
  const apart = reconcile(draft, server) === 'choose' ? { apartSince: draft.baseVersion } : {};
  return { beginning: { server, mine: { title: draft.title, body: draft.body }, ...apart, ...earlier }, adopted: newest, others };
}
