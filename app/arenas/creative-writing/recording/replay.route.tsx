import { data, Form, href, redirect, useFetcher } from 'react-router';
import { optionalPlayer, requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { pageTitle } from '~/site/page-title';
import { unlessGated } from '~/stories/reading/gates.server';
import { storyTags } from '~/stories/story-tags';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { CheckCard } from '~/ui/fields/check-card';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { Notice } from '~/ui/states/notice';
import { Prose } from '~/ui/text/prose';
import { writingContext } from '../creative-writing.server';
import type { Route } from './+types/replay.route';
import { RecordedText } from './recorded-text';
import { recordingTexts } from './texts';

/** How a story was written, to watch: for everybody what its writer published, for its writer all of it. @see docs/product/creative-writing.md */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { storyId } = params;
  const recording = await context.get(writingContext).recordingOf({ storyId, viewerId: optionalPlayer(context)?.id });
  if (!recording) await unlessGated(context, storyId);
  if (!recording) throw data(null, { status: 404 });
  const { authorId, ...shown } = recording;
  cachePage(context, { tags: storyTags({ id: storyId, authorId, parent: undefined }) });
  return shown;
}

const PUBLISHED_AS = { publish: 'whole', 'take-back': 'taken-back' } as const;

/** Publishes the writer's recording, or takes it back: form field `intent`. */
export const action = acceptsForm(
  { fields: ['leaveOut'], intents: ['publish', 'take-back', 'watched'] },
  async ({ request, context, params, url }: Route.ActionArgs) => {
    const player = requirePlayer(context, url);
    const form = await request.formData();
    const writing = context.get(writingContext);
    if (form.get('intent') === 'watched') {
      await writing.recordingWatched(player, params.storyId);
      return null;
    }
    const intent = form.get('intent') === 'publish' ? 'publish' : 'take-back';
    const as = intent === 'publish' && form.get('leaveOut') === 'on' ? 'without-deleted' : PUBLISHED_AS[intent];
    try {
      await writing.publishRecording(player, params.storyId, as);
    } catch (error) {
      if (error instanceof Refusal) return data({ problem: error.message }, refusedInit(error));
      throw error;
    }
    throw redirect(href('/story/:storyId/replay', params));
  },
);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? recordingTexts.beingWritten(loaderData.title) : recordingTexts.notFound) },
  { name: 'robots', content: 'noindex' },
];

export default function Replay({ loaderData: recording, actionData, params }: Route.ComponentProps) {
  const telling = useFetcher();
  const { title, starter, steps, own, published, watched, timed, ofStory } = recording;
  const tell = () => {
    if (own && !watched) void telling.submit({ intent: 'watched' }, { method: 'post' });
  };
  return (
    <Page>
      <div className="reading-column mx-auto">
        <p className="mb-4">
          {ofStory ? (
            <BackLink to={href('/story/:storyId', params)}>{recordingTexts.theStory}</BackLink>
          ) : (
            <BackLink to={href('/creative-writing')}>{recordingTexts.creativeWriting}</BackLink>
          )}
        </p>
        <h1 dir="auto" className={cx('display wrap-anywhere', ofStory ? 'text-4xl' : 'text-2xl')}>
          {title}
        </h1>
        <p className="mt-2 text-muted">{own ? recordingTexts.introForWriter : recordingTexts.introForReaders}</p>
        {own && ofStory && (
          <Form method="post" className="mt-6 grid justify-items-start gap-3 border-l-2 border-bronze pl-4">
            {actionData?.problem && <Notice tone="error">{actionData.problem}</Notice>}
            {published ? (
              <>
                <p>{recordingTexts.published}</p>
                <Button type="submit" name="intent" value="take-back" variant="outline">
                  {recordingTexts.takeBack}
                </Button>
              </>
            ) : (
              <>
                <p>{watched ? recordingTexts.publishOffer : recordingTexts.watchFirst}</p>
                <CheckCard name="leaveOut" label={recordingTexts.leaveOutDeleted} hint={recordingTexts.leaveOutDeletedHint} />
                <Button type="submit" name="intent" value="publish" disabled={!watched}>
                  {recordingTexts.publish}
                </Button>
              </>
            )}
          </Form>
        )}
        <div className="reading-text mt-8">
          {starter.length > 0 && <Prose paragraphs={starter} className="text-muted" />}
          <RecordedText steps={steps} timed={timed} onWatched={tell} />
        </div>
      </div>
    </Page>
  );
}
