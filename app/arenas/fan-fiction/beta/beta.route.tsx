import { data, href, redirect } from 'react-router';
import type { z } from 'zod';
import { type PlayerArgs, playerForm } from '~/accounts/viewer/player-form.server';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { loadsAgainOnConflict } from '~/platform/requests/load-again';
import { pageTitle } from '~/site/page-title';
import { unlessGated } from '~/stories/reading/gates.server';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { fanFictionContext } from '../fan-fiction.server';
import type { Route } from './+types/beta.route';
import { betaAddress, WHOLE_WORK } from './beta';
import { betaForms } from './forms';
import { notesAsked } from './notes/notes';
import { UnsentWords } from './notes/screen/unsent-words';
import { BetaLists } from './screen/beta-lists';
import { Invitation } from './screen/invitation';
import { OwnWork } from './screen/own-work';
import { ReadWork } from './screen/read-work';
import { betaListTexts, betaReadingTexts, betaTexts } from './texts';

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.view === 'read' ? loaderData.work.title : betaListTexts.title) },
  { name: 'robots', content: 'noindex' },
];

/** What is read along before it is public: a work for its author or those who read along, or all of them. @see docs/product/beta-readers.md */
export async function loader({ context, params: { workId }, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const { beta } = context.get(fanFictionContext);
  if (workId === undefined) return { view: 'list' as const, ...(await beta.works(player)) };
  const query = url.searchParams;
  const passage = notesAsked(query);
  const asked = { workId, passage, chapterId: query.get('chapter') ?? undefined, link: query.get('link') ?? undefined };
  const page = await beta.page(player, asked);
  if (page?.view === 'rated') await unlessGated(context, workId);
  if (!page || page.view === 'rated') return data({ view: 'missing' as const }, { status: 404 });
  const newId = crypto.randomUUID();
  if (page.view === 'read') return { ...page, notes: { ...page.notes, newId } };
  if (page.view !== 'own') return { ...page, own: player.name };
  const said = Object.entries(betaTexts.done).find(([name]) => name === query.get('done'))?.[1];
  return { ...page, said, names: await beta.names(player, page.work.id), newId };
}

type Sent<Intent> = Extract<z.output<(typeof betaForms)[number]>, { intent: Intent }>;

/** Everything that authors and those who read along do: form field `intent`. */
export const action = playerForm(
  { schemas: betaForms, texts: betaTexts },
  async (sent, { player, context, params: { workId = '' }, url }: PlayerArgs<Route.ActionArgs>) => {
    const { beta } = context.get(fanFictionContext);
    const done = (name: keyof typeof betaTexts.done) => redirect(betaAddress(workId, { done: name }));
    switch (sent.intent) {
      case 'share':
        await beta.share(player, workId, { ...sharedBy(sent), name: sent.name });
        return done('shared');
      case 'link':
        await beta.makeLink(player, workId, sharedBy(sent));
        return done('linked');
      case 'take-back':
        await beta.takeBack(player, workId, sent.share);
        return done('taken-back');
      case 'remove':
        await beta.remove(player, workId, sent.person);
        return done('removed');
      case 'join':
        await beta.join(player, workId, sent);
        return redirect(betaAddress(workId));
      case 'note':
      case 'propose':
      case 'answer':
        await beta.notes.write(player, workId, newNote(sent));
        return redirect(backTo(url));
      case 'resolve':
      case 'reopen':
        await beta.notes.resolve(player, workId, sent.note, sent.intent === 'resolve');
        return redirect(backTo(url));
      case 'take':
        await beta.notes.take(player, workId, sent.note);
        return redirect(backTo(url));
      case 'remove-note':
        await beta.notes.remove(player, workId, sent.note);
        return redirect(backTo(url));
      default: {
        await beta.leave(player, workId, sent.person ?? player.id);
        return redirect(betaAddress());
      }
    }
  },
);

export const shouldRevalidate = loadsAgainOnConflict;

/** The page that a form about notes was sent from, with its notes still open. */
function backTo({ pathname, searchParams }: URL): string {
  return `${pathname}?${searchParams}`;
}

function newNote(sent: Sent<'note' | 'propose' | 'answer'>) {
  return { id: sent.id, chapterId: sent.chapter, text: sent.text, about: sent };
}

function sharedBy({ id, what, days }: Sent<'share' | 'link'>) {
  return { id, days, chapterId: what === WHOLE_WORK ? undefined : what };
}

export default function ReadingAlong({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.view) {
    case 'list':
      return <BetaLists {...loaderData} />;
    case 'own':
      return <OwnWork key={loaderData.newId} {...loaderData} form={actionData?.form} />;
    case 'read':
      return <ReadWork {...loaderData} reply={actionData?.form} />;
    case 'invited':
      return <Invitation {...loaderData} problem={actionData?.form.error?.['']?.[0]} />;
    default:
      return (
        <Page width="text">
          {actionData?.form.error && <UnsentWords reply={actionData.form} className="mb-8" />}
          <ErrorState
            page
            title={betaReadingTexts.missing}
            action={<ButtonLink to={href('/fan-fiction/beta/:workId?')}>{betaReadingTexts.toList}</ButtonLink>}
          >
            {betaReadingTexts.missingText}
          </ErrorState>
        </Page>
      );
  }
}
