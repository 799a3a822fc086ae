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

/** Keeps the filters of a list as the person's own, or forgets them, and leads back to the list. @see docs/product/library.md */
export async function keepFiltersAction({ formData, player, context }: KeepAction) {
  const kept = context.get(keptFiltersContext);
  const reply = await submitForm({
    ...{ formData, schema: keepFiltersForm, context, texts: keptFilterTexts },
    run: async ({ intent, scope, fandom, filters }) => {
      const fandomId = scope === 'fandom' ? fandom : undefined;
      if (intent === 'forget-filters') await kept.forget(player().id, fandomId);
      else await kept.keep(player().id, { fandomId, filters: new URLSearchParams(filters) });
      throw redirect(safeReturn(String(formData.get('back') ?? '')));
    },
  });
  return data({ intent: 'kept-filters' as const, ...reply.data }, reply.init ?? undefined);
}
