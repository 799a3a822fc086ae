import { submitForm } from '~/platform/forms/submit-form.server';
import { accountsContext } from '../../accounts.server';
import { switchForm } from '../../forms';
import { texts } from '../../texts';
import type { ProfileSection, ReplyTo, SectionForm } from '../profile-section.server';
import type { OwnProfile, Profiles } from '../profiles.server';
import type { SwitchIntent } from './switches';

interface StoredSwitch {
  column: Parameters<Profiles['switch']>[1];
  isOn(own: OwnProfile): boolean;
}

/** The form that switches a setting on or off. */
function switchWith(intent: SwitchIntent, column: StoredSwitch['column']) {
  return {
    intents: [intent],
    schemas: [switchForm],
    whileSuspended: true,
    act: ({ formData, player, context }) =>
      submitForm({
        formData,
        schema: switchForm,
        context,
        texts: { failed: 'Failed to save your setting. Please try again.', databaseAway: texts.databaseAway },
        run: async ({ on }) => {
          await context.get(accountsContext).profiles.switch(player().id, column, on === 'on');
          return { result: { done: crypto.randomUUID() } };
        },
      }),
  } satisfies SectionForm;
}

/** A setting of the player's that is on or off. @see docs/product/accounts.md */
function switchSection(intent: SwitchIntent, { column, isOn }: StoredSwitch) {
  return {
    tab: 'settings',
    stays: true,
    load: ({ own }) => ({ intent, on: isOn(own) }),
    forms: [switchWith(intent, column)],
  } satisfies ProfileSection;
}

export const moreTimeSection = switchSection('more-time', { column: 'more_time', isOn: ({ moreTime }) => moreTime });
export const shareDoingsSection = switchSection('share-doings', { column: 'shares_doings', isOn: ({ sharesDoings }) => sharesDoings });
export const keepHistorySection = switchSection('keep-history', { column: 'keeps_history', isOn: ({ keepsHistory }) => keepsHistory });

/** The reply to that form. */
export type SwitchReply = ReplyTo<ReturnType<typeof switchWith>>;
