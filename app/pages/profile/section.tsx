import { createElement } from 'react';
import type { LoadedSection, SectionAnswer } from './open-tab.server';
import { type ScreenProps, screens } from './screens';
import type { SectionName, SectionReply } from './sections.server';

/** The reply to a form of a section, if the last one was such a form. */
export function replyTo<Name extends SectionName>(name: Name, last: SectionAnswer | undefined): SectionReply[Name] | undefined {
  // What a suspended player sent was refused before any section was asked; the profile's form shows that itself.
  const section = last && 'intent' in last && last.intent === 'profile' ? 'profile' : last?.section;
  return section === name ? (last as SectionReply[Name]) : undefined;
}

interface SectionProps<Name extends SectionName> {
  loaded: Extract<LoadedSection, { name: Name }>;
  /** The reply to the last form of the page. */
  last: SectionAnswer | undefined;
}

/** A section of the profile. */
export function Section<Name extends SectionName>({ loaded: { name, data }, last }: SectionProps<Name>) {
  return createElement(screens[name], { ...data, reply: replyTo(name, last) } as ScreenProps<Name>);
}
