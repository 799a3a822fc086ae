import type { ProfileSection, SectionForm } from '~/accounts/profile/profile-section.server';
import { browserName } from '~/accounts/requester/browser-name';
import { texts } from '~/accounts/texts';
import { submitForm } from '~/platform/forms/submit-form.server';
import { noticesContext } from '../notices.server';
import { addDeviceForm, removeDeviceForm } from './device-forms';
import { deviceTexts } from './texts';

const replyTexts = { failed: deviceTexts.failed, databaseAway: texts.databaseAway };

/** Turns on the device that asks. */
const addDevice = {
  intents: ['add-device'],
  schemas: [addDeviceForm],
  whileSuspended: true,
  act: ({ request, formData, player, context }) =>
    submitForm({
      formData,
      schema: addDeviceForm,
      context,
      texts: replyTexts,
      secretFields: ['endpoint', 'p256dh', 'auth'],
      run: async (device) => {
        const name = browserName(request.headers.get('user-agent'));
        await context.get(noticesContext).devices.add(player(), { ...device, name });
        return { result: { done: crypto.randomUUID() } };
      },
    }),
} satisfies SectionForm;

/** Removes a device. */
const removeDevice = {
  intents: ['remove-device'],
  schemas: [removeDeviceForm],
  whileSuspended: true,
  act: ({ formData, player, context }) =>
    submitForm({
      formData,
      schema: removeDeviceForm,
      context,
      texts: replyTexts,
      run: async ({ deviceId }) => {
        await context.get(noticesContext).devices.remove(player(), deviceId);
        return { result: { done: crypto.randomUUID() } };
      },
    }),
} satisfies SectionForm;

/** The devices that a player is told on. @see docs/product/notifications.md */
export const devicesSection = {
  tab: 'notifications',
  load: async ({ context, player }) => ({ viewerId: player.id, ...(await context.get(noticesContext).devices.of(player.id)) }),
  forms: [addDevice, removeDevice],
} satisfies ProfileSection;
