import { Shuffle } from 'lucide-react';
import { Button } from '~/ui/actions/button';
import type { BoardProps } from '../../play/board';
import { keepFocus } from '../../play/boards/answers/keep-focus';
import { BoardLayout } from '../../play/boards/board-layout';
import { LetterTray } from '../../play/boards/tiles/letter-tray';
import { spelled } from '../../play/boards/tiles/tile-row';
import { useTrayAnswer } from '../../play/boards/tiles/use-tray-answer';
import { wordScramblerTexts } from './texts';
import { useLaterHint } from './use-later-hint';
import type { ScramblerMove, ScramblerView } from './word-scrambler.contract';

/** Jumbled tiles and slots to put them in order on. */
export function WordScramblerBoard(board: BoardProps<ScramblerView, ScramblerMove>) {
  const { answer, shown, keys } = useTrayAnswer(board, ({ letters }) => letters);
  const hint = useLaterHint(shown.puzzle);
  return (
    <BoardLayout emblem={Shuffle} {...keys} {...answer} spoken={wordScramblerTexts.spoken(spelled(shown.letters))}>
      <LetterTray letters={shown.letters} answer={answer} label={wordScramblerTexts.unscramble} ownKeys={keys.own} />
      <div className="clue grid min-h-11 content-center low:min-h-9" hidden={shown.hint === ''}>
        {!hint.isShown && (
          <Button variant="quiet" size="sm" disabled={answer.over} onMouseDown={keepFocus} onClick={hint.show}>
            {wordScramblerTexts.showHint}
          </Button>
        )}
        <p aria-live="polite">
          {hint.isShown && (
            <>
              <span className="text-muted">{wordScramblerTexts.hint}</span> {shown.hint}
            </>
          )}
        </p>
      </div>
    </BoardLayout>
  );
}
