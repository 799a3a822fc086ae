import { Form } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Card } from '~/ui/layout/card';
import { ownCommentsTexts as texts } from '../own/own-comments';

interface BlockedVisitorsProps {
  /** `day` as text. */
  visitors: readonly { id: string; name: string; day: string }[];
}

/** The visitors from whom an author takes no comments. */
export function BlockedVisitors({ visitors }: BlockedVisitorsProps) {
  return (
    <Card as="section" aria-labelledby="blocked-visitors">
      <h2 id="blocked-visitors" className="display text-2xl">
        {texts.blockedVisitors}
      </h2>
      <p className="mt-2 mb-4 text-muted">{texts.blockedVisitorsIntro}</p>
      <ul className="divide-y divide-line">
        {visitors.map(({ id, name, day }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span className="min-w-0">
              <bdi className="font-medium wrap-anywhere">{name}</bdi> <span className="text-sm text-muted">{texts.blockedOn(day)}</span>
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="unblock-visitor" size="sm" variant="quiet">
                {texts.unblock}
                <span className="sr-only"> {name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
