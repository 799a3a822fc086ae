import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import type { CaseView } from '../case-view.server';
import { queueTexts } from '../queue-texts';

/** Who works on a case, and the button that takes it or gives it back. */
export function CaseClaim({ found: { id, takenBy, mayTake, mayDecide } }: { found: CaseView }) {
  const intent = useNavigation().formData?.get('intent');
  const isMine = takenBy !== undefined && mayDecide;
  return (
    <Form method="post" preventScrollReset className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
      {takenBy && (
        <p className="text-sm text-muted">
          {withParts(isMine ? queueTexts.yours : queueTexts.theirs, { name: takenBy.name, end: <Moment at={takenBy.until} /> })}
        </p>
      )}
      {(isMine || mayTake) && <input type="hidden" name="caseId" value={id} />}
      {isMine && (
        <Button
          type="submit"
          name="intent"
          value="give-back"
          variant="quiet"
          size="sm"
          className="min-h-11"
          pending={intent === 'give-back'}
        >
          {queueTexts.giveBack}
        </Button>
      )}
      {!isMine && mayTake && (
        <Button type="submit" name="intent" value="take" variant="outline" size="sm" className="min-h-11" pending={intent === 'take'}>
          {takenBy ? queueTexts.takeOver : queueTexts.takeCase}
        </Button>
      )}
    </Form>
  );
}
