import { Form, href } from 'react-router';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { recordingTexts } from './texts';

/** A recording in its writer's list. */
export interface ShownRecording {
  textId: string;
  about: string;
  /** Such as 'Mar 1, 2026'. */
  begunOn: string;
}

/** What a writer has recorded on other desks than a session's. */
export function OwnRecordings({ recordings }: { recordings: readonly ShownRecording[] }) {
  if (recordings.length === 0) return null;
  return (
    <section aria-labelledby="recordings" className="mt-10">
      <h2 id="recordings" className="display mb-3 text-2xl">
        {recordingTexts.yours}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {recordings.map(({ textId, about, begunOn }) => (
          <li key={textId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <TextLink to={href('/story/:storyId/replay', { storyId: textId })} className="min-w-0 wrap-anywhere">
              {about}
            </TextLink>
            <span className="flex items-center gap-3 text-sm text-muted">
              {begunOn}
              <Form method="post">
                <input type="hidden" name="storyId" value={textId} />
                <Button type="submit" name="intent" value="delete-recording" variant="quiet" size="sm">
                  {recordingTexts.remove}
                  <span className="sr-only">: {about}</span>
                </Button>
              </Form>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
