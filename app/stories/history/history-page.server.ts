import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import type { Executor } from '~/platform/database/database.server';
import { formProblem } from '~/platform/forms/form-problem';
import { submitForm } from '~/platform/forms/submit-form.server';
import { Overloaded } from '~/platform/threads/overloaded';
import type { Words } from '../saving/save.contract';
import { compareVersions } from './compare-versions.server';
import type { Comparison, ShownHistory, ShownVersion } from './history';
import { historyTexts } from './history-texts';
import { listVersions, versionWords } from './text-versions.server';

/** A text whose history its writer looks at. */
export interface HeldText extends Words {
  playerId: string;
  textId: string;
}

/** Names the version that is brought back. */
export const bringBackForm = z.object({ version: z.uuid() });

/**
 * The versions of a text, and the one that the address names compared with the text as it is now, or with another one.
 * Without a name it is the newest.
 * @see docs/product/stories.md
 */
export async function readHistory(
  db: Executor,
  text: HeldText,
  query: URLSearchParams,
): Promise<Pick<ShownHistory, 'versions' | 'comparison'>> {
  const versions = (await listVersions(db, text.playerId, text.textId)).map(
    ({ savedAt, ...version }): ShownVersion => ({ ...version, savedAt: savedAt.toISOString() }),
  );
  const find = (id: string | null) => versions.find((version) => version.id === id);
  const chosen = find(query.get('version')) ?? versions[0];
  if (!chosen) return { versions, comparison: undefined };
  const other = find(query.get('with'));
  const isOther = other !== undefined && other.id !== chosen.id;
  const inOrder = isOther && versions.indexOf(other) > versions.indexOf(chosen) ? [other, chosen] : [chosen, isOther ? other : undefined];
  const [earlier = chosen, later] = inOrder;
  return { versions, comparison: await compare(db, text, earlier, later) };
}

async function compare(
  db: Executor,
  text: HeldText,
  earlier: ShownVersion,
  later: ShownVersion | undefined,
): Promise<Comparison | undefined> {
  const before = await versionWords(db, text, earlier.id);
  const after = later ? await versionWords(db, text, later.id) : text;
  if (!before || !after) return undefined;
  const titles = before.title === after.title ? undefined : { earlier: before.title, later: after.title };
  const pair = { earlier, later, titles };
  try {
    return { ...pair, passages: await compareVersions(before.body, after.body, text.playerId) };
  } catch (error) {
    if (!(error instanceof Overloaded)) throw error;
    return { ...pair, passages: [], problem: error.message };
  }
}

/** Answers the form that brings a version back. @param run returns the address to go on at. */
export async function answerBringBack(
  formData: FormData,
  context: Readonly<RouterContextProvider>,
  run: (versionId: string) => Promise<string>,
) {
  const reply = await submitForm({
    formData,
    schema: bringBackForm,
    context,
    texts: { failed: historyTexts.failed, databaseAway: historyTexts.databaseAway },
    run: async ({ version }) => ({ result: await run(version) }),
  });
  if (reply.data.result) throw redirect(reply.data.result);
  return data(
    {
      problem: formProblem(reply.data.form),
    },
    reply.init ?? undefined,
  );
}
