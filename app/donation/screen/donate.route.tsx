import { useEffect, useState } from 'react';
import { data, isRouteErrorResponse, useRevalidator } from 'react-router';
import { optionalPlayer, viewerContext } from '~/accounts/viewer/viewer.server';
import { publicHead } from '~/covers/public-head';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { withTimeout } from '~/platform/retry/with-timeout';
import { giving } from '~/site/giving';
import { pageTitle } from '~/site/page-title';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { useToast } from '~/ui/toasts/use-toast';
import { donationsContext } from '../donations.server';
import { texts, toasts } from '../texts';
import type { Route } from './+types/donate.route';
import { isAmountText } from './amount';
import { DonationArch } from './donation-arch';
import { DonationForm } from './donation-form';
import type { DonationReturn } from './donation-return';
import { donationReturn } from './donation-return.server';
import { donationForm } from './forms';
import { Returned } from './returned';
import { screenTexts } from './texts';

/** Time limit for a response, in ms. */
const TIMEOUT_MS = 25_000;

export const headers = passHeaders;

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(screenTexts.donate) },
  { name: 'description', content: screenTexts.description(giving.funding) },
  ...publicHead(page),
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const donations = context.get(donationsContext);
  const { databaseAway } = context.get(viewerContext);
  const amount = url.searchParams.get('amount') ?? '';
  return {
    isSetUp: donations.isSetUp,
    // Identifies this rendering of the form: two presses on it make one donation.
    pressId: crypto.randomUUID(),
    amount: isAmountText(amount) ? amount : '',
    outcome: await donationReturn(url.searchParams, databaseAway ? undefined : donations),
  };
}

export const action = acceptsForm(
  { schemas: [donationForm], refused: refusedForm, whileSuspended: true },
  async ({ request, context }: Route.ActionArgs) => {
    return submitForm({
      formData: await request.formData(),
      schema: donationForm,
      context,
      texts: { failed: texts.failed, databaseAway: texts.databaseAway },
      run: async ({ amount, press }) => {
        const result = await context.get(donationsContext).checkouts.start({
          pressId: press,
          amountCents: amount,
          playerId: optionalPlayer(context)?.id,
          clientAddress: context.get(requestFactsContext).clientAddress,
        });
        return { result };
      },
    });
  },
);

/** A press without a response leaves the form as it was instead of showing an error page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const formData = await request.clone().formData();
  const unanswered = (text: string) => {
    const initialValue = { amount: String(formData.get('amount')), press: String(formData.get('press')) };
    const form = { status: 'error' as const, initialValue, error: { '': [text] } };
    // With this status the router does not reload the page's data, which would fail in the same way.
    return data({ form, result: undefined }, { status: 504 });
  };
  try {
    return await withTimeout(serverAction(), TIMEOUT_MS, () => unanswered(texts.noResponse));
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return unanswered(texts.offline);
  }
}

/** Keeps the press id until a redirect, so that pressing again leads to the same checkout. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: { actionResult?: unknown; defaultShouldRevalidate: boolean }) {
  return actionResult === undefined && defaultShouldRevalidate;
}

/** @see docs/product/donation.md */
export default function Donate({ loaderData, actionData }: Route.ComponentProps) {
  const { outcome } = loaderData;
  useReturnToast(outcome?.kind);
  usePolling(outcome?.kind === 'waiting');
  return (
    <Page width="medium">
      <PageHeading title={texts.title} intro={screenTexts.intro(giving.funding)} />
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_18rem] md:gap-12">
        <div className="flex min-w-0 flex-col gap-6">
          {outcome && <Returned outcome={outcome} />}
          <DonationForm {...loaderData} reply={actionData} />
        </div>
        <aside className="flex flex-col gap-5">
          <div className="overflow-hidden rounded-lg border border-line max-md:hidden">
            <DonationArch />
          </div>
          <p className="border-l-2 border-bronze pl-4 text-lg leading-[1.6]">{texts.commitment}</p>
        </aside>
      </div>
    </Page>
  );
}

function useReturnToast(kind: DonationReturn['kind'] | undefined): void {
  const toast = useToast();
  useEffect(() => {
    if (kind === 'thanks') toast(toasts.thanks);
    if (kind === 'canceled') toast(toasts.canceled);
  }, [kind, toast]);
}

/** Waits before each reload, in ms; after the last one the person has to reload. */
const WAITS_MS = [2_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000];

/** Reloads the page's data at growing intervals while a donation waits for confirmation. */
function usePolling(waiting: boolean): void {
  const { revalidate } = useRevalidator();
  const [reloads, setReloads] = useState(0);
  useEffect(() => {
    const wait = WAITS_MS[reloads];
    if (!waiting || wait === undefined) return;
    const timer = setTimeout(() => {
      // A failed reload is repeated after the next wait.
      void revalidate().finally(() => setReloads(reloads + 1));
    }, wait);
    return () => clearTimeout(timer);
  }, [waiting, reloads, revalidate]);
}
