import type { ZodMiniType } from 'zod/mini';

/**
 * Reads JSON that was stored on a device, perhaps by an earlier release.
 * @param text as the storage has it. @returns undefined for nothing, and for what is broken or of another shape.
 */
export function storedJson<Value>(schema: ZodMiniType<Value>, text: string | null | undefined): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}
