import { type Step, withoutEffects } from '~/platform/machine/machine';
import { replayEdit } from '~/platform/text/replay-edit';
import { type FoundDraft, reconcile, type ServerWords } from './local-draft';
import { mergeWords } from './merging/merge-words';
import { hasLinesOf, sameWords } from './merging/same-words';
import { wordsOfBase } from './merging/word-base';
import type { Words } from './save.contract';
import { nextStep } from './save-machine';
import { type Beginning, initialSaver, type SaverEffect, type SaverEvent, type SaverState } from './saver-state';

/** A page's words being saved, and the copy on this device. */
export interface SaverPage {
  saver: SaverState;
  /** Whether words not yet saved outlive this page. */
  kept: boolean;
  /** Whether words of this device were restored when the page opened. */
  restored: boolean;
  /** Words that were not chosen, for copying. */
  asides: readonly Words[];
  /** When the words were last typed, in ms since 1970. */
  typedAt: number | undefined;
}

export type SaverPageEvent =
  | SaverEvent
  /** The page has hydrated, and this device was searched. */
  | { type: 'opened'; opening: Opening }
  /** The words were stored on this device, or could not be. */
  | { type: 'kept'; kept: boolean };

/** A page before this device was searched. */
export function openSaverPage(server: ServerWords): SaverPage {
  return { saver: initialSaver({ server }), kept: true, restored: false, asides: [], typedAt: undefined };
}

/** Reduces the events of a page; the save machine handles its words. @param newId generates the id of a new save. */
export function saverPageStep(page: SaverPage, event: SaverPageEvent, newId: () => string): Step<SaverPage, SaverEffect> {
  switch (event.type) {
    case 'opened':
      return opened(page, event.opening);
    case 'kept':
      return withoutEffects(event.kept === page.kept ? page : { ...page, kept: event.kept });
    default: {
      const { state: saver, effects } = nextStep(page.saver, event, newId);
      const asides = effects.flatMap((effect) => (effect.type === 'set-aside' ? [effect.words] : []));
      const typedAt = event.type === 'typed' ? (event.at ?? page.typedAt) : page.typedAt;
      return { state: { ...page, saver, typedAt, ...(asides.length > 0 && { asides: [...page.asides, ...asides] }) }, effects };
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
  const state = { ...page, saver: initialSaver(beginning), restored, asides: others, typedAt: adopted?.draft.at };
  return { state, effects: beginning.mine ? [{ type: 'show', words: beginning.mine }] : [] };
}

/**
 * Decides what a page opens with: the newest draft of this device, if the server lacks its words, and what was typed
 * before the page hydrated. Those keys were typed into the server's text, so they are made to the draft too.
 * @param found the drafts of this device, also of other texts that the page offers.
 */
export function beginWith(
  { title, body, version, saveId, savedAt }: ServerWords,
  typedEarly: Words,
  found: readonly FoundDraft[],
  textId: string,
): Opening {
  const server = { title, body, version, saveId, savedAt };
  const isThere = ({ draft }: FoundDraft) => reconcile(draft, server) === 'there';
  const there = found.filter(isThere);
  const missing = found.filter((one) => !isThere(one));
  const newest = missing.find(({ draft }) => !draft.setAside);
  const others = missing.filter((other) => other !== newest).map(({ draft }) => draft);
  /** What is in the text that the page opens with need not be offered again. */
  const besides = (text: Words) => others.filter((other) => !hasLinesOf(text.body, other));
  const rejected = missing.flatMap(({ draft, storyId }) => (draft.setAside && storyId === textId ? [wordsOf(draft)] : []));
  if (!newest)
    return {
      beginning: { server, rejected, ...(!sameWords(typedEarly, server) && { mine: typedEarly }) },
      others: besides(typedEarly),
      there,
    };
  const { draft } = newest;
  const mine = {
    title: replayEdit(server.title, typedEarly.title, draft.title),
    body: replayEdit(server.body, typedEarly.body, draft.body),
  };
  const { sent, baseVersion } = draft;
  const earlierSave = draft.saveId && { saveId: draft.saveId, words: sent && wordsOfBase(sent, draft) };
  const start = { server, rejected, mine, ...(earlierSave && { earlierSave }) };
  if (reconcile(draft, server) !== 'choose') return { beginning: start, adopted: newest, others: besides(mine), there };
  const base = draft.base && wordsOfBase(draft.base, draft);
  // Only the server knows whether it has had these words, so that what was deleted from them since stays deleted.
  if (base && baseVersion < server.version)
    return { beginning: { ...start, base, baseVersion }, adopted: newest, others: besides(mine), there };
  const merged = base && mergeWords(base, mine, server);
  const beginning = merged ? { server, rejected, mine: merged } : { ...start, apartSince: baseVersion, ...(base && { base }) };
  return { beginning, adopted: newest, others: besides(merged ?? mine), there };
}

function wordsOf({ title, body }: Words): Words {
  return { title, body };
}
