import { Form, href } from 'react-router';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { EventLine } from '../security-events/event-list';
import type { ShownEvent } from '../security-events/shown-event';
import { texts } from '../texts';
import { notMeTexts } from './texts';

interface NotMeFormProps {
  token: string;
  event: ShownEvent;
  busy: boolean;
}

/** Says what happened and asks before undoing it: mail scanners open every link. */
export function NotMeForm({ token, event, busy }: NotMeFormProps) {
  return (
    <>
      <div className="rounded-md border border-line bg-bg px-4">
        <EventLine event={event} />
      </div>
      <p className="text-muted">{texts.notMe}</p>
      <Form method="post" className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" name="intent" value="not-me" variant="danger" size="lg" pending={busy} pendingText={notMeTexts.signingOut}>
          {notMeTexts.notMe}
        </Button>
        <TextLink to={href('/')}>{notMeTexts.itWasMe}</TextLink>
      </Form>
    </>
  );
}
