import { vi } from 'vitest';

/** How long a test waits for what it waits for, in ms: only what never comes takes so long, on a busy machine too. */
const PATIENCE_MS = 60_000;

const PATIENT = Symbol.for('quillarena.patient-waits');

// Vitest gives up after a second, and has no setting for it.
if (!Reflect.has(vi.waitFor, PATIENT)) {
  const { waitFor } = vi;
  const patient: typeof waitFor = (work, options = {}) =>
    waitFor(work, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
  vi.waitFor = Object.assign(patient, { [PATIENT]: true });
}
