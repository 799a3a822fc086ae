import { data, redirect } from 'react-router';
import { type PlayerArgs, playerForm } from '~/accounts/viewer/player-form.server';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { Refusal } from '~/platform/forms/refusal';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { fanFictionContext } from '../fan-fiction.server';
import { storyViewAddress } from '../stories/story-links';
import type { Route } from './+types/acknowledgements.route';
import { acknowledgementsAddress } from './acknowledgements';
import { acknowledgementForms } from './forms';
import { NothingNamed } from './screen/nothing-named';
import { OwnAcknowledgements } from './screen/own-acknowledgements';
import { namedSource } from './source-address';
import { sourceTexts, acknowledgementTexts as texts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'robots', content: 'noindex' }];

/** Whom a story is for and whom it thanks, for its authors. @see docs/product/acknowledgements.md */
export async function loader({ context, params: { storyId }, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const { acknowledgements } = context.get(fanFictionContext);
  const page = await acknowledgements.page(player, storyId);
  if (!page) return data({ story: undefined }, { status: 404 });
  const said = Object.entries(texts.done).find(([name]) => name === url.searchParams.get('done'))?.[1];
  return { ...page, said, names: await acknowledgements.names(player) };
}

/** Everything that authors do here: form field `intent`. */
export const action = playerForm(
  { schemas: acknowledgementForms, repeated: ['people'], texts },
  async (sent, { player, context, params: { storyId }, url }: PlayerArgs<Route.ActionArgs>) => {
    const { acknowledgements } = context.get(fanFictionContext);
    const done = (name: keyof typeof texts.done) => redirect(acknowledgementsAddress(storyId, name));
    switch (sent.intent) {
      case 'give':
        await acknowledgements.give(player, storyId, sent.name);
        return done('given');
      case 'add-source': {
        const named = namedSource(sent.address, url.origin);
        if (!named) throw new Refusal(sourceTexts.notNamed, { field: 'address', status: 422 });
        await acknowledgements.addSource(player, storyId, { kind: sent.kind, title: sent.title, named });
        return done('sourced');
      }
      case 'take-source-off':
        await acknowledgements.takeSourceOff(player, storyId, sent.source);
        return done('source-off');
      case 'thank':
        await acknowledgements.thank(player, storyId, sent.people);
        return done('asked');
      default: {
        const kind = sent.intent === 'take-gift-back' ? 'gift' : 'thanks';
        await acknowledgements.takeOff(player, storyId, kind, sent.person);
        return done('taken-off');
      }
    }
  },
);

export default function Acknowledgements({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.story) return <NothingNamed />;
  return <OwnAcknowledgements {...loaderData} back={storyViewAddress(loaderData.story.id)} form={actionData?.form} />;
}
