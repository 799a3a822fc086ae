import { Form } from 'react-router';
import { formProblem } from '~/platform/forms/form-problem';
import { Button } from '~/ui/actions/button';
import { CheckCard } from '~/ui/fields/check-card';
import { Card } from '~/ui/layout/card';
import { Notice } from '~/ui/states/notice';
import type { MoreTimeReply } from './more-time-action.server';

interface MoreTimeProps {
  moreTime: boolean;
  reply: MoreTimeReply | undefined;
  busy: boolean;
}

/** A setting for those to whom half an hour is too short. */
export function MoreTime({ moreTime, reply, busy }: MoreTimeProps) {
  const problem = reply && !reply.result && formProblem(reply.form);
  return (
    <Card as="section" aria-labelledby="more-time">
      <h2 id="more-time" className="display mb-4 text-2xl">
        More Time
      </h2>
      <Form method="post" action="/profile?tab=settings" className="grid justify-items-start gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <CheckCard
          name="moreTime"
          label="Write with more time"
          hint="Your next sessions of Creative Writing last 60 minutes. Only you see which stories were written that way; readers see no duration."
          defaultChecked={moreTime}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" name="intent" value="more-time" variant="outline" pending={busy} pendingText="Saving...">
            Save this setting
          </Button>
          <span role="status" className="text-laurel">
            {reply?.result && !busy && 'Saved.'}
          </span>
        </div>
      </Form>
    </Card>
  );
}
