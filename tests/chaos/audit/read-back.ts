import type { CommentPage, Thread } from '../../../app/arenas/fan-fiction/comments/comment.contract.ts';
import type { HttpClient } from '../../support/http/http-client.ts';
import type { Operation, Violation } from '../journal.ts';
import type { ChaosPerson } from '../people/person.ts';
import type { KnownStory } from '../people/world.ts';

/** Checks what the site shows to readers and writers after all faults. */
export async function readBack(
  people: readonly ChaosPerson[],
  stories: readonly KnownStory[],
  operations: readonly Operation[],
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { name, client, urls } of people) {
    const { status } = await client.ask(`${urls()[0]}/profile`);
    if (status !== 200) violations.push({ kind: 'lost', what: `${name} is no longer signed in (${status})` });
  }
  const [reader] = people;
  if (!reader) return violations;
  const url = reader.urls()[0] ?? '';
  for (const story of stories) violations.push(...(await readStory(reader.client, url, story, operations)));
  return violations;
}

async function readStory(
  client: HttpClient,
  url: string,
  { id, arena }: KnownStory,
  operations: readonly Operation[],
): Promise<Violation[]> {
  const path = arena === 'fan_fic' ? `/fan-fiction/story/${id}` : `/story/${id}`;
  const { status, text } = await client.ask(`${url}${path}`);
  if (status !== 200) return [{ kind: 'lost', what: `${path} answers ${status}` }];
  const wanted = operations.filter(
    ({ target, kind, state }) => target === id && state === 'acknowledged' && ['story', 'finish'].includes(kind),
  );
  const missing = wanted
    .filter(({ key }) => !text.includes(key))
    .map(({ key }): Violation => ({ kind: 'lost', what: `${path} does not show ${key}` }));
  return arena === 'fan_fic' ? [...missing, ...(await readComments(client, url, id, operations))] : missing;
}

/** Across all pages, comments come newest first and each comes once. */
async function readComments(client: HttpClient, url: string, storyId: string, operations: readonly Operation[]): Promise<Violation[]> {
  const shown: Thread[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const address: string = `${url}/fan-fiction/story/${storyId}/comments?${new URLSearchParams({ after })}`;
    const page = JSON.parse((await client.ask(address, { accept: 'application/json' })).text) as CommentPage;
    shown.push(...page.threads);
    after = page.next;
  }
  const ids = shown.map(({ id }) => id);
  const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
  const posted = operations.filter(({ kind, state, target }) => kind === 'comment' && state === 'acknowledged' && ids.includes(target));
  const disorder = [...Map.groupBy(posted, ({ personId }) => personId).values()].filter((own) => {
    const positions = own.map(({ target }) => ids.indexOf(target));
    return positions.some((position, index) => index > 0 && position > (positions[index - 1] ?? 0));
  });
  return [
    ...doubled.map((id): Violation => ({ kind: 'doubled', what: `comment ${id} is shown twice` })),
    ...disorder.map((own): Violation => ({ kind: 'inconsistent', what: `comments of ${own[0]?.personId} on ${storyId} are out of order` })),
  ];
}
