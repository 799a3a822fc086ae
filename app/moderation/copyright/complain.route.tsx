import { data } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { pageTitle } from '~/site/page-title';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import { reportsContext } from '../feature.server';
import { moderationContext } from '../moderation.server';
import { mayReport } from '../policy';
import { reportTexts } from '../report/report-texts';
import { ReportedTarget } from '../report/reported-target';
import { targetIn } from '../targets/report-target';
import type { Route } from './+types/complain.route';
import { ComplaintForm } from './complaint-form';
import { complaintForm } from './copyright-forms';
import { copyrightTexts as texts } from './copyright-texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'robots', content: 'noindex' }];

/** The text into which words were copied. @throws 404 for what nobody can see, and for people. @see docs/product/moderation.md */
export async function loader({ context, params }: Route.LoaderArgs) {
  const viewer = optionalPlayer(context);
  const target = await context.get(reportsContext).find(targetIn(params), viewer?.id);
  if (!target || target.isPerson) throw data(null, { status: 404 });
  const { label, author, excerpt, address, noun, isPerson } = target;
  return {
    target: { label, author, excerpt, address, noun, isPerson },
    signedIn: viewer !== undefined,
    mayReport: mayReport(viewer, target),
  };
}

/** Takes a complaint, from anybody. */
export const action = acceptsForm(
  { schemas: [complaintForm], refused: refusedForm, whileSuspended: true },
  async ({ request, context, params }: Route.ActionArgs) => {
    const { clientAddress } = context.get(requestFactsContext);
    return submitForm({
      ...{ formData: await request.formData(), schema: complaintForm, context, texts },
      run: async (complaint) => {
        const by = { playerId: optionalPlayer(context)?.id, clientAddress };
        return { result: { number: await context.get(moderationContext).complain(by, targetIn(params), complaint) } };
      },
    });
  },
);

export default function Complain({ loaderData: { target, signedIn, mayReport: may }, actionData }: Route.ComponentProps) {
  const number = actionData?.result?.number;
  return (
    <Page width="text">
      <PageHeading title={texts.title} intro={number ? undefined : texts.intro} />
      <ReportedTarget target={target} instead={[]} />
      {number && (
        <Notice tone={signedIn ? 'success' : 'info'} title={signedIn ? texts.sent : texts.toConfirm}>
          <p>{signedIn ? texts.sentText : texts.toConfirmText}</p>
          <p className="mt-2 text-sm">
            {texts.reference}: <span className="font-mono wrap-anywhere">{number}</span>
          </p>
        </Notice>
      )}
      {!number && !may && <Notice tone="info">{reportTexts.own}</Notice>}
      {!number && may && <ComplaintForm signedIn={signedIn} lastResult={actionData?.form} />}
    </Page>
  );
}
