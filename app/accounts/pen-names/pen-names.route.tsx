import { href } from 'react-router';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { BackLink } from '~/ui/layout/back-link';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import { accountsContext } from '../accounts.server';
import { type PlayerArgs, playerForm } from '../viewer/player-form.server';
import { requirePlayer } from '../viewer/viewer.server';
import type { Route } from './+types/pen-names.route';
import { makePenForm, retirePenForm, savePenForm } from './forms';
import { PenNameForm } from './pen-name-form';
import { PenNameRow } from './pen-name-row';
import { MOST_PEN_NAMES, penNameTexts as texts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'robots', content: 'noindex' }];

/** A person's pen names. @see docs/product/pen-names.md */
export async function loader({ url, context }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  return { pens: await context.get(accountsContext).penNames.list(player.id) };
}

/** Makes, changes, retires or restores a pen name: form field `intent`. */
export const action = playerForm(
  { schemas: [makePenForm, savePenForm, retirePenForm], texts },
  async (sent, { player, context }: PlayerArgs<Route.ActionArgs>) => {
    const { penNames } = context.get(accountsContext);
    switch (sent.intent) {
      case 'make':
        await penNames.make(player.id, sent);
        return { result: { said: texts.made(sent.name) } };
      case 'save':
        await penNames.save(player.id, sent.pen, sent);
        return { result: { said: texts.saved } };
      case 'restore':
        await penNames.restore(player.id, sent.pen);
        return { result: { said: texts.isRestored } };
      default:
        return { result: { said: (await penNames.retire(player.id, sent.pen)) === 'deleted' ? texts.isDeleted : texts.isRetired } };
    }
  },
);

export default function PenNames({ loaderData: { pens }, actionData }: Route.ComponentProps) {
  const sent = actionData?.form.initialValue;
  const replyTo = (pen: string | undefined) => (actionData && !actionData.result && sent?.pen === pen ? actionData.form : undefined);
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={href('/profile')}>{texts.back}</BackLink>
      </p>
      <PageHeading title={texts.title} />
      <div className="flex flex-col gap-6">
        <div role="status" className="empty:hidden">
          {actionData?.result && <Notice tone="success">{actionData.result.said}</Notice>}
        </div>
        <div className="flex flex-col gap-3 text-muted">
          <p>{texts.intro}</p>
          <p>{texts.inference}</p>
        </div>
        {pens.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {pens.map((pen) => (
              <PenNameRow key={pen.id} pen={pen} reply={replyTo(pen.id)} />
            ))}
          </ul>
        )}
        {pens.length < MOST_PEN_NAMES ? (
          <Card as="section" aria-labelledby="new-pen">
            <h2 id="new-pen" className="display mb-4 text-2xl">
              {texts.newOne}
            </h2>
            <PenNameForm key={pens.length} intent="make" submit={texts.make} reply={replyTo(undefined)} />
          </Card>
        ) : (
          <p className="text-muted">{texts.tooMany}</p>
        )}
      </div>
    </Page>
  );
}
