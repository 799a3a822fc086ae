import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import { queueTexts } from '../queue-texts';

interface ClaimFormProps {
  caseId: string;
  subject: string;
  takenBy: { id: string; name: string; until: string } | undefined;
  viewerId: string | undefined;
}

/** Takes a case in the queue, or gives it back; of another's it says who works on it. */
export function ClaimForm({ caseId, subject, takenBy, viewerId }: ClaimFormProps) {
  const busy = useNavigation().formData?.get('caseId') === caseId;
  if (takenBy && takenBy.id !== viewerId) {
    return (
      <p className="py-2 text-sm text-muted">{withParts(queueTexts.theirs, { name: takenBy.name, end: <Moment at={takenBy.until} /> })}</p>
    );
  }
  const [intent, label] = takenBy ? (['give-back', queueTexts.giveBack] as const) : (['take', queueTexts.take] as const);
  return (
    <Form method="post" preventScrollReset className="max-sm:pl-15">
      <input type="hidden" name="caseId" value={caseId} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={takenBy ? 'quiet' : 'outline'}
        size="sm"
        className="min-h-11"
        pending={busy}
      >
        {label}
        <span className="sr-only">: {subject}</span>
      </Button>
    </Form>
  );
}
