import { data, type RouterContextProvider, redirect } from 'react-router';
import { safeReturn } from '~/accounts/sign-in/safe-return';
import type { Viewer } from '~/accounts/viewer/viewer';
import { submitForm } from '~/platform/forms/submit-form.server';
import { keepFiltersForm } from '~/stories/listing/filters/kept/kept-filters.contract';
import { keptFiltersContext } from '~/stories/listing/filters/kept/kept-filters.server';
import { keptFilterTexts } from '~/stories/listing/filters/kept/texts';

interface KeepAction {
  formData: FormData;
  /** Returns the requesting player. */
  player: () => Viewer;
  context: Readonly<RouterContextProvider>;
}

/**
 * Keeps the filters of a list as the person's own, or forgets them, and leads back to the list.
 * @returns where that did not work: why, and the address of the list.
 * @see docs/product/library.md
 */
export async function keepFiltersAction({ formData, player, context }: KeepAction) {
  const kept = context.get(keptFiltersContext);
  const back = safeReturn(String(formData.get('back') ?? ''));
  const reply = await submitForm({
    ...{ formData, schema: keepFiltersForm, context, texts: keptFilterTexts },
    run: async ({ intent, scope, fandom, filters }) => {
      const fandomId = scope === 'fandom' ? fandom : undefined;
      if (intent === 'forget-filters') await kept.forget(player().id, fandomId);
      else await kept.keep(player().id, { fandomId, filters: new URLSearchParams(filters) });
      throw redirect(back);
    },
  });
  return data({ intent: 'kept-filters' as const, back, ...reply.data }, reply.init ?? undefined);
}

/** The reply to these forms, where they did not work. */
export type KeepFiltersReply = Awaited<ReturnType<typeof keepFiltersAction>>['data'];
