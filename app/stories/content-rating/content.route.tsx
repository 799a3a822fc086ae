import { data, href, redirect } from 'react-router';
import { optionalPlayer, requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { withParts } from '~/ui/text/with-parts';
import { may } from '../policy';
import { storyAddress } from '../sharing/story-address';
import type { Route } from './+types/content.route';
import { matureForm, ratingForm } from './content-forms';
import { contentText } from './content-rating';
import { contentRatingsContext } from './content-ratings.server';
import { matureTexts, rateContentTexts, contentTexts as texts } from './content-texts';
import { MatureGate } from './mature-gate';
import { RateContent } from './rate-content';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.mayRate ? rateContentTexts.title : matureTexts.title) },
  { name: 'robots', content: 'noindex' },
];

/** For its author, what a story is rated; for others, why they are not shown a Mature one. @see docs/product/content-ratings.md */
export async function loader({ context, params }: Route.LoaderArgs) {
  const viewer = optionalPlayer(context);
  const ratings = context.get(contentRatingsContext);
  const story = await ratings.storyOf(params.storyId, viewer?.id);
  if (!story) throw data(null, { status: 404 });
  const { id, arena, title, rating, warnings, facts } = story;
  const address = storyAddress(arena, id);
  const mayRate = may(viewer, 'rateContent', facts);
  if (!mayRate && (await ratings.mayRead(viewer?.id, { rating, ...facts }))) throw redirect(address);
  return { title, rating, warnings, said: contentText(story), address, mayRate, signedIn: viewer !== undefined };
}

/** Rates the story, or shows Mature stories to the person: form field `intent`. */
export const action = acceptsForm(
  {
    schemas: [ratingForm, matureForm],
    intents: ['rate', 'show-mature'],
    repeated: ['warnings'],
    refused: refusedForm,
    whileSuspended: ['show-mature'],
  },
  async ({ request, context, params, url }: Route.ActionArgs) => {
    const player = requirePlayer(context, url);
    const ratings = context.get(contentRatingsContext);
    const story = await ratings.storyOf(params.storyId, player.id);
    if (!story) throw data(null, { status: 404 });
    const formData = await request.formData();
    const person = { playerId: player.id };
    const back = () => redirect(storyAddress(story.arena, story.id));
    if (formData.get('intent') === 'show-mature') {
      return submitForm({
        ...{ formData, schema: matureForm, context, texts },
        run: async ({ birthYear }) => {
          await ratings.showMature(person, birthYear);
          throw back();
        },
      });
    }
    return submitForm({
      ...{ formData, schema: ratingForm, context, texts },
      run: async (content) => {
        await ratings.rate({ storyId: story.id, ...person }, content);
        throw back();
      },
    });
  },
);

export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const { title, address, mayRate, said, signedIn } = loaderData;
  const form = actionData?.form;
  if (!mayRate) return <MatureGate title={title} said={said} signedIn={signedIn} address={address} form={form} />;
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={address}>{title}</BackLink>
      </p>
      <PageHeading title={rateContentTexts.title} intro={rateContentTexts.intro} />
      <RateContent rating={loaderData.rating} warnings={loaderData.warnings} cancelTo={address} form={form} />
      <p className="mt-8 text-sm text-muted">
        {withParts(rateContentTexts.meaning, {
          rules: (words) => (
            <a href={href('/law/:page', { page: 'rules' })} className="text-link">
              {words}
            </a>
          ),
        })}
      </p>
    </Page>
  );
}
