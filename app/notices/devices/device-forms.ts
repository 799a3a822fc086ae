import { z } from 'zod';

/** A browser's keys in base64url: a point of P-256, and 16 bytes. */
const P256DH = /^B[\w-]{86}$/;
const AUTH = /^[\w-]{22}$/;

/** Turns on a device, as its browser describes it. */
export const addDeviceForm = z.object({
  endpoint: z.string().max(1_000),
  p256dh: z.string().regex(P256DH),
  auth: z.string().regex(AUTH),
});

/** Removes a device. */
export const removeDeviceForm = z.object({ deviceId: z.uuid() });
