import type { Step } from '~/platform/machine/machine';
import { replayEdit } from '~/platform/text/replay-edit';
import { type FoundDraft, reconcile, type ServerWords } from './local-draft';
import { mergeWords } from './merging/merge-words';
import { sameWords } from './merging/same-words';
import { wordsOfBase } from './merging/word-base';
import type { Words } from './save.contract';
import { type Beginning, initialSaver, nextStep, type SaverEffect, type SaverEvent, type SaverState } from './save-machine';

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
export function openSaverPage(server: ServerWords): SaverPage {
  return { saver: initialSaver({ server }), kept: true, restored: false, asides: [] };
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
  /** Copies on this device whose words the server has: they can go. */
  there: FoundDraft[];
}

function opened(page: SaverPage, { beginning, adopted, others }: Opening): Step<SaverPage, SaverEffect> {
  const restored = beginning.mine !== undefined && adopted !== undefined && beginning.apartSince === undefined;
  const state = { ...page, saver: initialSaver(beginning), restored, asides: others };
  return { state, effects: beginning.mine ? [{ type: 'show', words: beginning.mine }] : [] };
}

/**
 * Decides what a page opens with: the newest draft of this device, if the server lacks its words, and what was typed
 * before the page hydrated. Those keys were typed into the server's text, so they are made to the draft too.
 */
export function beginWith({ title, body, version, saveId }: ServerWords, typedEarly: Words, found: readonly FoundDraft[]): Opening {
  const server = { title, body, version, saveId };
  const isThere = ({ draft }: FoundDraft) => reconcile(draft, server) === 'there';
  const there = found.filter(isThere);
  const missing = found.filter((one) => !isThere(one));
  const newest = missing.find(({ draft }) => !draft.setAside);
  const others = missing.filter((other) => other !== newest).map(({ draft }) => draft);
  if (!newest) return { beginning: sameWords(typedEarly, server) ? { server } : { server, mine: typedEarly }, others, there };
  const { draft } = newest;
  const mine = {
    title: replayEdit(server.title, typedEarly.title, draft.title),
    body: replayEdit(server.body, typedEarly.body, draft.body),
  };
  const earlier = draft.saveId === undefined ? {} : { earlierSave: draft.saveId };
  if (reconcile(draft, server) !== 'choose') return { beginning: { server, mine, ...earlier }, adopted: newest, others, there };
  const base = draft.base && wordsOfBase(draft.base, draft);
  const merged = base && mergeWords(base, mine, server);
  const beginning = merged ? { server, mine: merged } : { server, mine, apartSince: draft.baseVersion, ...(base && { base }), ...earlier };
  return { beginning, adopted: newest, others, there };
}
