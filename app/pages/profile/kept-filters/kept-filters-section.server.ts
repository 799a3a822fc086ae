import { data, redirect } from 'react-router';
import type { ProfileSection, ReplyTo, SectionForm } from '~/accounts/profile/profile-section.server';
import { safeReturn } from '~/accounts/sign-in/safe-return';
import { submitForm } from '~/platform/forms/submit-form.server';
import { keepFiltersForm } from '~/stories/listing/filters/kept/kept-filters.contract';
import { keptFiltersContext } from '~/stories/listing/filters/kept/kept-filters.server';
import { keptFilterTexts } from '~/stories/listing/filters/kept/texts';
import { keptFiltersData } from './kept-filters-data.server';

/**
 * Keeps the filters of a list as the person's own, or forgets them, and leads back to the list. Where that does not work, the
 * reply says why, with the address of the list.
 */
const keepFilters = {
  intents: keepFiltersForm.shape.intent.options,
  schemas: [keepFiltersForm],
  fields: ['back'],
  whileSuspended: true,
  act: async ({ formData, player, context }) => {
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
    return data({ back, ...reply.data }, reply.init ?? undefined);
  },
} satisfies SectionForm;

/** The filters that a player keeps. @see docs/product/library.md */
export const keptFiltersSection = {
  tab: 'settings',
  load: async ({ context, player }) => ({ kept: await keptFiltersData(context, player.id) }),
  forms: [keepFilters],
} satisfies ProfileSection;

/** The reply to these forms, where they did not work. */
export type KeepFiltersReply = ReplyTo<typeof keepFilters>;
