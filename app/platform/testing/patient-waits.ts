import { vi } from 'vitest';
import { PATIENCE_MS } from './patience';

const PATIENT = Symbol.for('quillarena.patient-waits');

// Vitest gives up after a second, and has no setting for these two. (That of expect.poll stands in its configuration.)
if (!Reflect.has(vi.waitFor, PATIENT)) {
  const { waitFor, waitUntil } = vi;
  const patient = <Options extends object>(options: number | Options = {} as Options) =>
    typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options };
  const patientFor: typeof waitFor = (work, options) => waitFor(work, patient(options));
  const patientUntil: typeof waitUntil = (work, options) => waitUntil(work, patient(options));
  Object.assign(vi, { waitFor: Object.assign(patientFor, { [PATIENT]: true }), waitUntil: patientUntil });
}
