import { data, type RouterContextProvider } from 'react-router';
import { browserName } from '~/accounts/requester/browser-name';
import { texts } from '~/accounts/texts';
import type { Viewer } from '~/accounts/viewer/viewer';
import { addDeviceForm, removeDeviceForm } from '~/notices/devices/device-forms';
import { deviceTexts } from '~/notices/devices/texts';
import { noticesContext } from '~/notices/notices.server';
import { submitForm } from '~/platform/forms/submit-form.server';

interface DeviceAction {
  request: Request;
  formData: FormData;
  /** Returns the requesting player. */
  player: () => Viewer;
  context: Readonly<RouterContextProvider>;
}

/** Turns on the device that asks, or removes one. @see docs/product/notifications.md */
export async function deviceAction({ request, formData, player, context }: DeviceAction) {
  const { devices } = context.get(noticesContext);
  const form = { formData, context, texts: { failed: deviceTexts.failed, databaseAway: texts.databaseAway } };
  const result = { done: crypto.randomUUID() };
  const reply =
    formData.get('intent') === 'add-device'
      ? await submitForm({
          ...form,
          schema: addDeviceForm,
          secretFields: ['endpoint', 'p256dh', 'auth'],
          run: async (device) => {
            await devices.add(player(), { ...device, name: browserName(request.headers.get('user-agent')) });
            return { result };
          },
        })
      : await submitForm({
          ...form,
          schema: removeDeviceForm,
          run: async ({ deviceId }) => {
            await devices.remove(player(), deviceId);
            return { result };
          },
        });
  return data({ intent: 'device' as const, ...reply.data }, reply.init ?? undefined);
}
