import { type OwnPart, openTurnBox, type Sending, type StoredBox, type TurnBoxEffect, type TurnBoxEvent, turnBoxStep } from './turn-box';

/** A page with a box: what it keeps on the device and what it sends. */
export function openPage(kept?: StoredBox) {
  let box = openTurnBox(kept);
  const page = {
    kept,
    sent: [] as Sending[],
    effects: [] as TurnBoxEffect[],
    get box() {
      return box;
    },
    tell(event: TurnBoxEvent) {
      const step = turnBoxStep(box, event);
      box = step.box;
      page.effects = step.effects;
      for (const effect of step.effects) {
        if (effect.type === 'keep') page.kept = box.words === '' ? undefined : { words: box.words, turn: box.turn };
        if (effect.type === 'send') page.sent.push(effect.sending);
      }
    },
    see(turn: number | undefined, parts: readonly OwnPart[] = [], draft = '') {
      page.tell({ type: 'seen', facts: { turn, draft, parts } });
    },
  };
  return page;
}
