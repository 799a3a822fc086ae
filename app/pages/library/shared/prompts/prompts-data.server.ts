import { data, type RouterContextProvider, redirect } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { promptsAddress } from '~/collections/prompts/prompt';
import { promptsContext } from '~/collections/prompts/prompts.server';
import type { ShownPrompt } from '~/collections/prompts/read-prompts.server';
import { hidesAuthors } from '~/collections/rules/shared-collection';
import { sharedCollectionsContext } from '~/collections/shared-collections.server';
import { isUuid } from '~/platform/ids/uuid';
import { timeOf } from '../shared-data.server';

/** The prompts of a collection as a viewer sees them; with status 404 where there is no collection for them. @see docs/product/collections.md */
export async function promptsData(context: Readonly<RouterContextProvider>, address: string, url: URL) {
  const viewer = optionalPlayer(context);
  const shared = context.get(sharedCollectionsContext);
  const found = await shared.find({ address, viewerId: viewer?.id });
  if (!found) return data({ view: 'missing' as const }, { status: 404 });
  if (isUuid(address)) throw redirect(promptsAddress(found.slug));
  const [cursor, now] = [url.searchParams.get('after'), shared.now()];
  const { id, slug, title, maintains, proposals, hidden } = found;
  const unnamed = hidesAuthors(found, now);
  const page = await context.get(promptsContext).list({ collectionId: id, viewerId: viewer?.id, maintains, unnamed, cursor });
  const pens = viewer ? await context.get(accountsContext).penNames.usable(viewer.id) : [];
  const isOpen = found.closesAt === null || now < found.closesAt;
  return {
    view: 'shown' as const,
    collection: { slug, title, maintains, proposals, hidden, isOpen, unnamed },
    signedIn: viewer !== undefined,
    names: viewer && pens.length > 0 ? { own: viewer.name, pens } : undefined,
    prompts: page.prompts.map((prompt) => promptOnPage(prompt, now)),
    ...{ next: page.next, isFirst: cursor === null },
  };
}

function promptOnPage({ dueAt, ...prompt }: ShownPrompt, now: Date) {
  return { ...prompt, due: timeOf(dueAt, now), dueAt: dueAt?.toISOString() ?? null };
}

export type PromptOnPage = ReturnType<typeof promptOnPage>;
