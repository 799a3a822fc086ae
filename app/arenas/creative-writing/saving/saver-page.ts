import type { Step } from '~/platform/machine/machine';
import type { OpenSession } from '../session/writing-types';
import { type FoundDraft, reconcile } from './local-draft';
import type { Words } from './save.contract';
import { type Beginning, initialSaver, nextStep, type SaverEffect, type SaverEvent, type SaverState } from './save-machine';
import { sameWords } from './story-text';

/** A page's words being saved, and the copy on this device. */
export interface SaverPage {
  saver: SaverState;
  /** Whether words not yet saved outlive this page. */
  kept: boolean;
  /** Whether words of this device were restored when the page opened. */
  restored: boolean;
  /** Words that were not chosen, for copying. */
  asides: readonly Words[];
}

export type SaverPageEvent =
  | SaverEvent
  /** The page has hydrated, and this device was searched. */
  | { type: 'opened'; opening: Opening }
  /** The words were stored on this device, or could not be. */
  | { type: 'kept'; kept: boolean };

/** A page before this device was searched. */
export function openSaverPage(session: OpenSession): SaverPage {
  return { saver: initialSaver({ server: session }), kept: true, restored: false, asides: [] };
}

/** Reduces the events of a page; the save machine handles its words. @param newId generates the id of a new save. */
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

/** What a page opens with. */
export interface Opening {
  beginning: Beginning;
  /** The draft that the page continues. */
  adopted?: FoundDraft;
  /** Other words on this device, for copying. */
  others: Words[];
}

function opened(page: SaverPage, { beginning, adopted, others }: Opening): Step<SaverPage, SaverEffect> {
  const restored = beginning.mine !== undefined && adopted !== undefined && beginning.apartSince === undefined;
  const state = { ...page, saver: initialSaver(beginning), restored, asides: others };
  return { state, effects: beginning.mine ? [{ type: 'show', words: beginning.mine }] : [] };
}

/** Words typed before the page hydrated count as the newest; otherwise the newest draft of this device. */
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
