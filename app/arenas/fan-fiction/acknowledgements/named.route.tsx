import { redirect } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { fanFictionContext } from '../fan-fiction.server';
import type { Route } from './+types/named.route';
import { namedAddress } from './acknowledgements';
import { answerForm } from './forms';
import { Namings } from './screen/namings';
import { namedTexts as texts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'robots', content: 'noindex' }];

/** Everything that names somebody or asks whether it may. @see docs/product/acknowledgements.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  return { namings: await context.get(fanFictionContext).acknowledgements.namings(player) };
}

export const action = acceptsForm(
  { schemas: [answerForm], intents: answerForm.shape.intent.options, refused: refusedForm },
  async ({ request, context, url }: Route.ActionArgs) => {
    const player = requirePlayer(context, url);
    const { acknowledgements } = context.get(fanFictionContext);
    return submitForm({
      formData: await request.formData(),
      schema: answerForm,
      context,
      texts,
      run: async ({ intent, mention }): Promise<{ result: undefined }> => {
        await acknowledgements.answer(player, mention, intent === 'accept');
        throw redirect(namedAddress());
      },
    });
  },
);

export default function Named({ loaderData, actionData }: Route.ComponentProps) {
  return <Namings {...loaderData} problems={actionData?.form.error?.[''] ?? []} />;
}
