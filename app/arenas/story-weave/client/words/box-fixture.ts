import {
  type OwnPiece,
  openWordsBox,
  type Sending,
  type StoredBox,
  type WordsBoxEffect,
  type WordsBoxEvent,
  wordsBoxStep,
} from './words-box';

/** A page with a box: what it keeps on the device and what it sends. */
export function openPage(kept?: StoredBox) {
  let box = openWordsBox(kept);
  const page = {
    kept,
    sent: [] as Sending[],
    effects: [] as WordsBoxEffect[],
    get box() {
      return box;
    },
    tell(event: WordsBoxEvent) {
      const step = wordsBoxStep(box, event);
      box = step.box;
      page.effects = step.effects;
      for (const effect of step.effects) {
        if (effect.type === 'keep') page.kept = box.words === '' ? undefined : { words: box.words, piece: box.piece };
        if (effect.type === 'send') page.sent.push(effect.sending);
      }
    },
    see(piece: number | undefined, pieces: readonly OwnPiece[] = [], draft = '') {
      page.tell({ type: 'seen', facts: { piece, draft, pieces } });
    },
  };
  return page;
}
