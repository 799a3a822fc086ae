import { Form } from 'react-router';
import { Button } from '~/ui/actions/button';
import { wranglingTexts as texts } from '../texts';
import type { WrangleReply } from './wrangle-action.server';

/** What a press did, with the way back, and whether stories are still being moved; in sight however far down the press was. */
export function WrangleOutcome({ reply, movesLeft }: { reply: WrangleReply | undefined; movesLeft: number }) {
  const result = reply?.result;
  return (
    <div role="status" className="sticky top-0 z-10 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 bg-bg py-2 empty:hidden">
      {result && <p>{result.said}</p>}
      {result?.changeId !== undefined && <UndoChange id={result.changeId} said={result.said} />}
      {movesLeft > 0 && <p className="text-muted">{texts.following(movesLeft)}</p>}
    </div>
  );
}

/** The button that takes a change back. */
export function UndoChange({ id, said }: { id: number; said: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="changeId" value={id} />
      <Button type="submit" name="intent" value="undo" variant="outline" size="sm" className="min-h-11" aria-label={texts.undoChange(said)}>
        {texts.undo}
      </Button>
    </Form>
  );
}
