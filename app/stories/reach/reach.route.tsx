import { data, href, redirect } from 'react-router';
import { z } from 'zod';
import { optionalPlayer, requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { passHeaders, refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { storyHeadsContext } from '../sharing/heads/story-heads.server';
import { storyAddress } from '../sharing/story-address';
import type { Route } from './+types/reach.route';
import { ChooseReach } from './choose-reach';
import { reaches } from './reach';
import { reachContext } from './reach.server';
import { reachAddress } from './reach-address';
import { ReachGate } from './reach-gate';
import { reachNames } from './reach-names';
import { reachTexts as texts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.story ? reachNames.title : texts.gate.title) },
  { name: 'robots', content: 'noindex' },
];

/** For its author, who reads a story; for visitors, that one is for members only. @see docs/product/reach.md */
export async function loader({ context, params: { storyId }, url }: Route.LoaderArgs) {
  const viewer = optionalPlayer(context);
  const reach = context.get(reachContext);
  if (!viewer) {
    if (!(await reach.isForMembers(storyId))) requirePlayer(context, url);
    return { story: undefined, address: href('/story/:storyId', { storyId }) };
  }
  const story = await reach.ofOwn(storyId, viewer.id);
  if (!story) throw data(null, { status: 404 });
  return {
    story: { ...story, link: context.get(storyHeadsContext).addressOf(story), isSaved: url.searchParams.has('saved') },
    address: storyAddress(story.arena, story.id),
  };
}

/** The form with which an author says who reads a story. */
const reachForm = z.object({ reach: z.enum(reaches, texts.noChoice) });

/** The form with which an author leaves a story for good. */
const orphanForm = z.object({ sure: z.literal('yes', texts.sureMissing) });

/** Says who reads the story, or leaves it for good: form field `intent`. */
export const action = acceptsForm(
  { schemas: [reachForm, orphanForm], intents: ['reach', 'orphan'], refused: refusedForm },
  async ({ request, context, params: { storyId }, url }: Route.ActionArgs) => {
    const own = { storyId, playerId: requirePlayer(context, url).id };
    const reach = context.get(reachContext);
    const formData = await request.formData();
    const intent = formData.get('intent');
    if (intent === 'reach') {
      return submitForm({
        ...{ formData, schema: reachForm, context, texts },
        run: async (sent) => {
          await reach.set(own, sent.reach);
          throw redirect(`${reachAddress(storyId)}?saved`);
        },
      });
    }
    if (intent !== 'orphan') throw data(null, { status: 400 });
    return submitForm({
      ...{ formData, schema: orphanForm, context, texts },
      run: async () => {
        await reach.orphan(own);
        throw redirect(`/story/${storyId}`);
      },
    });
  },
);

export default function Readers({ loaderData: { story, address }, actionData }: Route.ComponentProps) {
  if (!story) return <ReachGate address={address} />;
  return <ChooseReach story={story} address={address} form={actionData?.form} />;
}
