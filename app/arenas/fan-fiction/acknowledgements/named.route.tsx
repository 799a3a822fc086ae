import { redirect } from 'react-router';
import { z } from 'zod';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { fanFictionContext } from '../fan-fiction.server';
import type { Route } from './+types/named.route';
import { namedAddress } from './acknowledgements';
import { answerForms, answerIntents } from './forms';
import { Namings } from './screen/namings';
import { namedTexts as texts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'robots', content: 'noindex' }];

/** Everything that names somebody or asks whether it may. @see docs/product/acknowledgements.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const { acknowledgements } = context.get(fanFictionContext);
  const [namings, sources] = await Promise.all([acknowledgements.namings(player), acknowledgements.sourcesAsked(player)]);
  return { namings, sources };
}

const forms = z.discriminatedUnion('intent', answerForms);

/** What somebody answers who is named, or whose story is: form field `intent`. */
export const action = acceptsForm(
  { schemas: [...answerForms], intents: answerIntents, refused: refusedForm },
  async ({ request, context, url }: Route.ActionArgs) => {
    const player = requirePlayer(context, url);
    const { acknowledgements } = context.get(fanFictionContext);
    return submitForm({
      formData: await request.formData(),
      schema: forms,
      context,
      texts,
      run: async (sent): Promise<{ result: undefined }> => {
        if ('mention' in sent) await acknowledgements.answer(player, sent.mention, sent.intent === 'accept');
        else await acknowledgements.answerSource(player, sent.source, sent.intent === 'accept-source');
        throw redirect(namedAddress());
      },
    });
  },
);

export default function Named({ loaderData, actionData }: Route.ComponentProps) {
  return <Namings {...loaderData} problems={actionData?.form.error?.[''] ?? []} />;
}
