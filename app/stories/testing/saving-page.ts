import type { SaveAnswer, SavePurpose, SaveRequest, Words } from '../saving/save.contract';
import { nextStep } from '../saving/save-machine';
import { type Beginning, initialSaver, type SaverEffect, type SaverEvent, type SaverState } from '../saving/saver-state';

/** A story's words, under one title unless the title matters. */
export const words = (body: string, title = 'Title'): Words => ({ title, body });

/** The server's answer to a save that it took. */
export const saved = (version: number): SaveAnswer => ({ status: 'saved', version, gameMsLeft: 60_000 });

/** A page that starts from an empty story in version 1. @param prefix begins the ids of its saves. */
export function emptyPage(prefix?: string) {
  return openPage({ server: { ...words(''), version: 1 } }, prefix);
}

/** A page: its saver, the words it has stored on this device, and the requests it sent. */
export function openPage(beginning: Beginning, prefix = 'page') {
  let state: SaverState = initialSaver(beginning);
  let ids = 0;
  const page = {
    kept: undefined as Words | undefined,
    asides: [] as Words[],
    inHistory: [] as Words[],
    sent: [] as SaveRequest[],
    effects: [] as readonly SaverEffect[],
    get state() {
      return state;
    },
    tell(event: SaverEvent) {
      const step = nextStep(state, event, () => `${prefix}-${++ids}`);
      state = step.state;
      page.effects = step.effects;
      for (const effect of step.effects) {
        if (effect.type === 'keep') page.kept = state.words;
        if (effect.type === 'forget') page.kept = undefined;
        if (effect.type === 'set-aside') page.asides.push(effect.words);
        if (effect.type === 'drop-aside') page.inHistory.push(effect.words);
        if (effect.type === 'send') page.sent.push(effect.request);
      }
    },
    /** Types words and asks for a save of them. */
    save(body: string, purpose: SavePurpose = 'save') {
      page.tell({ type: 'typed', words: words(body) });
      page.tell({ type: 'asked', purpose });
    },
    /** Chooses between two versions; the history takes the other one. */
    choose(keep: 'mine' | 'theirs') {
      page.tell({ type: 'chosen', keep });
      page.answer(saved(state.version));
    },
    answer(answer: SaveAnswer) {
      const request = state.request;
      if (request) page.tell({ type: 'answered', saveId: request.saveId, answer });
    },
    /** The request under way gets no answer. */
    loseConnection() {
      page.tell({ type: 'unreachable', saveId: state.request?.saveId ?? '' });
    },
  };
  return page;
}
