import { data, Form, redirect, useNavigation } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { formProblem } from '~/platform/forms/form-problem';
import { passHeaders, submitForm } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import { fanFictionContext } from '../fan-fiction.server';
import { MAX_TITLE } from '../limits';
import { arrangingTexts, formTexts } from '../texts';
import type { Route } from './+types/split.route';
import { splitPoints } from './arrange';
import { arrangeAddress } from './arrange-answer.server';
import { splitForm } from './arranging.forms';
import { orderTexts } from './texts';

/** The most paragraphs that the page offers. */
const MAX_POINTS = 2_000;

export const headers = passHeaders;
export const meta: Route.MetaFunction = () => [{ title: pageTitle(orderTexts.splitTitle) }];

/** A chapter's paragraphs, to choose where a new chapter begins. @see docs/product/fan-fiction.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const chapter = await context.get(fanFictionContext).reading.chapterSource(params.storyId, params.chapterId, player.id);
  if (!chapter) throw data(null, { status: 404 });
  const { title, number, base, content } = chapter;
  return {
    ...{ title, number, base, newId: crypto.randomUUID() },
    points: splitPoints(content).slice(0, MAX_POINTS),
    back: arrangeAddress(params.storyId),
  };
}

export const action = acceptsForm({ schemas: [splitForm] }, async ({ request, context, params, url }: Route.ActionArgs) => {
  const player = requirePlayer(context, url);
  const { storyId, chapterId } = params;
  const reply = await submitForm({
    formData: await request.formData(),
    schema: splitForm,
    context,
    texts: { failed: arrangingTexts.notMoved, databaseAway: formTexts.databaseAway },
    run: async (split) => ({ result: await context.get(fanFictionContext).order.split(player, storyId, { ...split, chapterId }) }),
  });
  if (reply.data.result) throw redirect(arrangeAddress(storyId, 'split'));
  return data(
    {
      problem: formProblem(reply.data.form),
    },
    reply.init ?? undefined,
  );
});

export default function SplitChapter({ loaderData, actionData }: Route.ComponentProps) {
  const { title, number, base, newId, points, back } = loaderData;
  const { formData } = useNavigation();
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={back}>{orderTexts.backToChapters}</BackLink>
      </p>
      <PageHeading
        title={orderTexts.splitTitle}
        intro={
          <>
            <bdi className="font-semibold text-text wrap-anywhere">
              {number}. {title}
            </bdi>
            <br />
            {points.length > 0 ? arrangingTexts.splitIntro : arrangingTexts.splitNowhere}
          </>
        }
      />
      {actionData?.problem && (
        <Notice tone="error" className="mb-6">
          {actionData.problem}
        </Notice>
      )}
      {points.length > 0 && (
        <Form method="post" className="grid gap-6">
          <input type="hidden" name="id" value={newId} />
          <input type="hidden" name="base" value={base} />
          <label className="grid gap-1.5 font-medium">
            {orderTexts.newTitle}
            <input name="title" required maxLength={MAX_TITLE} dir="auto" className={cx(controlStyle, 'h-11')} />
          </label>
          <fieldset className="rounded-md border border-line">
            <legend className="ml-3 px-1 font-medium">{orderTexts.beginsWith}</legend>
            <div className="max-h-[60vh] divide-y divide-line overflow-y-auto">
              {points.map(({ at, opening }) => (
                <label key={at} className="flex min-h-11 cursor-pointer items-start gap-3 px-4 py-2.5 has-checked:bg-raised">
                  <input type="radio" name="at" value={at} required className="mt-1.5 size-4 shrink-0 accent-gold" />
                  <bdi className="min-w-0 font-prose wrap-anywhere">{opening}</bdi>
                </label>
              ))}
            </div>
          </fieldset>
          <Button type="submit" className="justify-self-start" pending={formData !== undefined} pendingText={orderTexts.splitting}>
            {orderTexts.split}
          </Button>
        </Form>
      )}
    </Page>
  );
}
