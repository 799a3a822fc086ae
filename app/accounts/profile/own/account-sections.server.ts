import type { ProfileSection } from '../profile-section.server';

/** Leads to passkeys and codes. */
export const securitySection = { tab: 'settings', stays: true, load: () => ({}) } satisfies ProfileSection;

/** Downloads of one's data; `download` says that one was refused. */
export const downloadSection = {
  tab: 'settings',
  stays: true,
  load: ({ query }) => ({ refused: query.get('download') === 'wait' }),
} satisfies ProfileSection;

/** Signs out. */
export const accountSection = { tab: 'settings', stays: true, load: () => ({}) } satisfies ProfileSection;
