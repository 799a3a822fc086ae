import { Form } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Card } from '~/ui/layout/card';
import { newRoomTexts as texts } from './new-room-texts';

/** The way into the next public battle. */
export function PlayNow({ pending }: { pending: boolean }) {
  return (
    <Card as="section" aria-labelledby="play" className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 lg:block">
      <h2 id="play" className="display text-2xl lg:mb-3">
        {texts.play}
      </h2>
      <p className="col-span-full row-start-2 text-muted max-sm:text-sm lg:mb-4">{texts.playText}</p>
      <Form method="post">
        <Button type="submit" name="intent" value="play" pending={pending} pendingText={texts.playPending}>
          {texts.playButton}
        </Button>
      </Form>
    </Card>
  );
}
