import { useCallback, useEffect, useRef, useState } from 'react';
import { randomId } from '~/platform/ids/random-id';
import type { LiveConnection } from '~/platform/live/live-connection';
import { browserStorage } from '~/platform/storage/browser-storage';
import { createWordsKeeper, type WordsKeeper } from './kept-words';
import { sendWords } from './send-words';
import { openTurnBox, type TurnBox, type TurnBoxEffect, type TurnBoxEvent, turnBoxStep } from './turn-box';

export type TurnEnd = Extract<TurnBoxEffect, { type: 'turn-ended' }>;

export interface TurnBoxOptions {
  /** Undefined for a visitor, who has no box. */
  playerId: string | null;
  roomId: string;
  onTurnStarted(): void;
  onTurnEnded(end: TurnEnd): void;
  onEndFailed(): void;
  /** The server has these words of the turn. */
  onTaken(turn: number, words: string): void;
}

export interface UsedTurnBox {
  box: TurnBox;
  /** Words not yet in the story outlive this page. */
  kept: boolean;
  tell(event: TurnBoxEvent): void;
  submit(): void;
  /** Puts words that no turn will take out of the box. */
  discard(): void;
  /** The connection that words go out on. */
  connect(connection: LiveConnection): void;
}

/** Joins the box of one's own words to the page: the copy on this device, the connection and the time. */
export function useTurnBox({ playerId, roomId, ...told }: TurnBoxOptions): UsedTurnBox {
  const [box, setBox] = useState<TurnBox>(() => openTurnBox(undefined));
  const [kept, setKept] = useState(true);
  const machine = useRef(box);
  const keeper = useRef<WordsKeeper>(undefined);
  const connection = useRef<LiveConnection>(undefined);
  const timer = useRef<number>(undefined);
  const latest = useRef(told);
  latest.current = told;

  const tell = useCallback(
    function tell(event: TurnBoxEvent): void {
      const step = turnBoxStep(machine.current, event);
      machine.current = step.box;
      setBox(step.box);
      for (const effect of step.effects) run(effect);

      function run(effect: TurnBoxEffect): void {
        switch (effect.type) {
          case 'keep':
            setKept(keeper.current?.keep(machine.current) ?? false);
            break;
          case 'due-in':
            window.clearTimeout(timer.current);
            timer.current = window.setTimeout(() => tell({ type: 'due' }), effect.ms);
            break;
          case 'send': {
            const { sending } = effect;
            if (!connection.current) return;
            sendWords(connection.current, roomId, sending).then((answer) => {
              tell(answer);
              if (answer.type === 'taken') latest.current.onTaken(sending.turn, sending.words);
            });
            break;
          }
          case 'turn-started':
            latest.current.onTurnStarted();
            break;
          case 'end-failed':
            latest.current.onEndFailed();
            break;
          case 'turn-ended':
            latest.current.onTurnEnded(effect);
        }
      }
    },
    [roomId],
  );

  // Before the page follows the room, whose first word may end the turn that words were kept for.
  useEffect(() => {
    if (playerId !== null) {
      keeper.current = createWordsKeeper(browserStorage(), { playerId, roomId }, Date.now);
      machine.current = openTurnBox(keeper.current.find());
      setBox(machine.current);
    }
    return () => window.clearTimeout(timer.current);
  }, [playerId, roomId]);

  return {
    box,
    kept,
    tell,
    submit: useCallback(() => tell({ type: 'submitted', submitId: randomId() }), [tell]),
    discard: useCallback(() => {
      machine.current = openTurnBox(undefined);
      keeper.current?.keep(machine.current);
      setBox(machine.current);
    }, []),
    connect: useCallback((made: LiveConnection) => {
      connection.current = made;
    }, []),
  };
}
