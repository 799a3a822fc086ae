import { useEffect, useEffectEvent } from 'react';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { cx } from '~/ui/cx';
import { isReady } from '../play/boards/answers/answer-line';
import { keepFocus } from '../play/boards/answers/keep-focus';
import { takeFocus } from '../play/boards/answers/take-focus';
import { useAnswerLine } from '../play/boards/answers/use-answer-line';
import { LetterTray } from '../play/boards/tiles/letter-tray';
import { lettersOf } from '../play/boards/tiles/slots';
import { spelled } from '../play/boards/tiles/tile-row';
import { PlayNow } from '../play/play-now';
import type { Taster } from './taster.contract';
import { tasterTexts as texts } from './texts';
import { type LiveTaster, loadTasterContract, useTaster } from './use-taster';

export interface TasterBoardProps {
  /** The puzzle to begin with. */
  first: Taster;
  /** Called for each puzzle that is solved. */
  onSolved(): void;
}

/**
 * A scramble to solve at once, and another one after it: by keys, by tapping tiles or by dragging them. The last letter
 * sends the word. It takes no focus until the player types.
 */
export function TasterBoard({ first, onSolved }: TasterBoardProps) {
  const taster = useTaster(first, onSolved);
  const { dealt, verdict, waiting, solved } = taster;
  return (
    <section
      aria-label={texts.label}
      className="@container mx-auto flex w-full max-w-2xl flex-col items-center gap-2 [--tile-gap:0.5rem] [--tile-side:3.25rem] [--tray-side:3.25rem]"
    >
      <Round key={dealt.puzzle} taster={taster} />
      {/* As high as a hint of two lines, so that a shorter one moves nothing; nor does the button move with its width. */}
      <div className="flex min-h-12 w-full items-center justify-center gap-x-3 px-2 max-[22rem]:flex-wrap">
        <p key={dealt.puzzle} aria-hidden="true" className="min-w-0 grow text-left leading-6 text-pretty sm:text-center">
          <span className="text-muted">{texts.hint}</span> {dealt.hint}
        </p>
        <Button
          variant="quiet"
          size="sm"
          className="shrink-0"
          aria-disabled={waiting || undefined}
          onMouseDown={keepFocus}
          onClick={taster.another}
        >
          {texts.another}
        </Button>
      </div>
      <p role="status" className={cx('min-h-6 w-full leading-6 font-medium', solved ? 'text-laurel' : 'text-vermilion')}>
        {verdict && <span key={verdict.number}>{verdict.text}</span>}
      </p>
    </section>
  );
}

/** One puzzle. */
function Round({ taster: { dealt, verdict, solved, waiting, send } }: { taster: LiveTaster }) {
  const { letters, hint } = dealt;
  const live = useAnswerLine(
    { view: dealt, verdict, over: solved, waiting, send: (move) => move.type === 'answer' && send(move.text) },
    { stays: true, waits: true, clean: (text) => lettersOf(text, letters.length) },
  );
  const { line, enter } = live;
  const field = live.field.ref;

  const isWhole = !solved && !waiting && isReady(line) && line.text.length === letters.length;
  const sendWhole = useEffectEvent(enter);
  useEffect(() => {
    if (isWhole) sendWhole();
  }, [isWhole]);

  // What reads the verdict comes while the first word is still being laid.
  const hasBegun = line.text !== '';
  useEffect(() => {
    if (hasBegun) void loadTasterContract().catch(() => undefined);
  }, [hasBegun]);

  // The tile that may have had the focus goes when the puzzle is solved.
  useEffect(() => {
    if (solved) takeFocus(field.current);
  }, [solved, field]);

  return (
    <div className="w-full">
      <p id={live.task} aria-live="polite" className="sr-only">
        {texts.spoken(spelled(letters), hint)}
      </p>
      <LetterTray
        letters={letters}
        answer={{ ...live, ended: solved ? verdict : undefined }}
        label={texts.label}
        ownKeys
        solved={<WaysOn />}
      />
    </div>
  );
}

/** Both stand on one line of a phone. */
const narrow = 'max-sm:px-2.5 max-sm:text-sm';

/** What to do next, where the tray was and as high as it, so that nothing below moves. */
function WaysOn() {
  return (
    <div className="flex h-[3.51rem] animate-rise items-center justify-center gap-2 xl:h-[4.86rem]">
      <PlayNow className={narrow} />
      <ButtonLink to="/storyweave" variant="outline" className={narrow}>
        {texts.weave}
      </ButtonLink>
    </div>
  );
}
