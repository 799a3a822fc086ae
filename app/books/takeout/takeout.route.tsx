import { useEffect } from 'react';
import { Form, redirect, useNavigation, useRevalidator } from 'react-router';
import { z } from 'zod';
import { FormErrors } from '~/accounts/screen/auth-page';
import { type PlayerArgs, playerForm } from '~/accounts/viewer/player-form.server';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { dayText } from '~/platform/text/format-dates';
import { shortNumberText } from '~/platform/text/format-numbers';
import { pageTitle } from '~/site/page-title';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { CheckCard } from '~/ui/fields/check-card';
import { BackLink } from '~/ui/layout/back-link';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import type { Route } from './+types/takeout.route';
import { takeoutContext } from './takeout.server';
import { takeoutAddress, takeoutFileAddress } from './takeout-address';
import { takeoutTexts as texts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'robots', content: 'noindex' }];

/** How often the page asks how far the file is, in ms. */
const LOOK_MS = 2_000;

const askForm = z.object({ comments: z.literal('yes').optional() });

/** How far the file with all works of the person is. @see docs/product/takeout.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const takeout = await context.get(takeoutContext).of(requirePlayer(context, url).id);
  if (!takeout) return { state: 'none' as const };
  const { works, worksDone } = takeout;
  if (takeout.state === 'waiting') return { state: 'waiting' as const, works, worksDone };
  return { state: 'ready' as const, size: `${shortNumberText(takeout.bytes / 1e6)} MB`, until: dayText(takeout.endsAt) };
}

/** Has the file made. */
export const action = playerForm(
  { schemas: [askForm], whileSuspended: true, texts },
  async ({ comments }, { player, context }: PlayerArgs<Route.ActionArgs>) => {
    await context.get(takeoutContext).ask({ playerId: player.id }, comments === 'yes');
    return redirect(takeoutAddress);
  },
);

export default function TakeWorksAlong({ loaderData: takeout, actionData }: Route.ComponentProps) {
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to="/profile?tab=settings">{texts.back}</BackLink>
      </p>
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="grid gap-8">
        {takeout.state === 'waiting' && <Waiting {...takeout} />}
        {takeout.state === 'ready' && (
          <Card as="section" aria-labelledby="ready">
            <h2 id="ready" className="text-xl font-semibold">
              {texts.ready}
            </h2>
            <p className="mt-2 mb-4 text-muted">{texts.readyText(takeout.size, takeout.until)}</p>
            <ButtonLink to={takeoutFileAddress} reloadDocument>
              {texts.download}
            </ButtonLink>
          </Card>
        )}
        {takeout.state !== 'waiting' && <AskForm again={takeout.state === 'ready'} errors={actionData?.form.error?.['']} />}
      </div>
    </Page>
  );
}

/** How far it is, looked at again by itself. */
function Waiting({ works, worksDone }: { works: number; worksDone: number }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), LOOK_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <Card as="section" aria-labelledby="waiting">
      <h2 id="waiting" className="text-xl font-semibold">
        {texts.waiting}
      </h2>
      <p role="status" className="tabular mt-2">
        {texts.progress(worksDone, works)}
      </p>
      <progress className="my-3 w-full accent-(--gold)" value={worksDone} max={Math.max(1, works)} aria-label={texts.waiting} />
      <p className="mb-4 text-muted">{texts.canLeave}</p>
      <ButtonLink to={takeoutAddress} variant="outline">
        {texts.look}
      </ButtonLink>
    </Card>
  );
}

function AskForm({ again, errors }: { again: boolean; errors: string[] | null | undefined }) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" className="grid justify-items-start gap-4">
      <FormErrors errors={errors} />
      <CheckCard name="comments" value="yes" label={texts.withComments} />
      <Button type="submit" variant={again ? 'outline' : 'gold'} pending={busy} pendingText={texts.making}>
        {again ? texts.makeAgain : texts.make}
      </Button>
      {again && <p className="text-sm text-muted">{texts.replaces}</p>}
    </Form>
  );
}
