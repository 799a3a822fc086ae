import type { RouterContextProvider } from 'react-router';
import type { FormFields } from '~/platform/forms/body-rules';
import type { Viewer } from '../viewer/viewer';
import type { ProfileTab } from './profile-tabs';
import type { OwnProfile } from './profiles.server';

/** What a section of a player's own profile is loaded for. */
export interface AskedProfile {
  context: Readonly<RouterContextProvider>;
  player: Viewer;
  /** Read once for all sections. */
  own: OwnProfile;
  /** The query of the address. */
  query: URLSearchParams;
}

/** A form of the profile as it was sent. */
export interface SentForm {
  request: Request;
  formData: FormData;
  /** The requesting player. @throws a redirect to /signin for a visitor. */
  player(): Viewer;
  context: Readonly<RouterContextProvider>;
}

/** A form that the profile's address takes; what it accepts besides is allowed by its name. */
export interface SectionForm extends Omit<FormFields, 'maxBytes'> {
  /** What the field `intent` says. */
  intents: readonly string[];
  /** Does what was sent; made with `submitForm`. */
  act(sent: SentForm): Promise<{ data: object; init: ResponseInit | null }>;
}

/**
 * A section of a player's own profile: in which tab it is, what it shows, and which forms it answers. Its screen gets what
 * `load` returns, and the reply to the last of its forms. Each feature has its own; app/pages/profile lists them.
 * @see docs/decisions/0201-sections-of-the-profile.md
 */
export interface ProfileSection {
  tab: ProfileTab;
  /** It is only hidden while another tab is open, so that typed text is not lost. */
  stays?: boolean;
  load(asked: AskedProfile): object | Promise<object>;
  forms?: readonly SectionForm[];
}

/** What the screen of a section is told of the last of its forms. */
export type ReplyTo<Form extends SectionForm> = Awaited<ReturnType<Form['act']>>['data'];
