import { Form } from 'react-router';
import { ComparedWords } from '~/stories/history/compared-words';
import { Button } from '~/ui/actions/button';
import type { Proposal } from '../read-notes.server';
import { noteTexts as texts } from '../texts';

interface ProposedWordingProps {
  noteId: string;
  /** The note, for those who hear its button. */
  what: string | undefined;
  proposal: Proposal;
}

/** Another wording that a reader proposes, compared with the paragraph; its author takes it with one press. */
export function ProposedWording({ noteId, what, proposal: { change, state, mayTake } }: ProposedWordingProps) {
  return (
    <div className="mt-2 grid gap-2 border-l-2 border-bronze pl-4">
      <p className="text-sm font-medium">
        {texts.proposed}
        {state === 'taken' && <span className="ml-2 text-laurel">{texts.taken}</span>}
      </p>
      <ComparedWords passages={change} />
      {state === 'changed' && <p className="text-sm text-muted">{texts.cannotTake}</p>}
      {mayTake && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="note" value={noteId} />
          <Button type="submit" name="intent" value="take" size="sm">
            {texts.take}
            {what && <span className="sr-only"> {what}</span>}
          </Button>
        </Form>
      )}
    </div>
  );
}
