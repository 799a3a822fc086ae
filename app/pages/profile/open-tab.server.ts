import { data } from 'react-router';
import type { AskedProfile, ProfileSection, SectionForm, SentForm } from '~/accounts/profile/profile-section.server';
import { type ProfileTab, profileTabIds } from '~/accounts/profile/profile-tabs';
import type { BodyFault } from '~/platform/forms/body-rules';
import { refusedForm } from '~/platform/forms/submit-form.server';
import { type SectionData, type SectionName, type SectionReply, sections } from './sections.server';

/** A section as it was loaded. */
export type LoadedSection = { [Name in SectionName]: { name: Name; data: SectionData[Name] } }[SectionName];

/** The reply to a form, with the section that shows it. */
export type SectionAnswer = { [Name in SectionName]: { section: Name } & SectionReply[Name] }[SectionName];

const all = Object.entries(sections) as [SectionName, ProfileSection][];
const forms = all.flatMap(([section, { forms: own = [] }]) => own.map((form) => ({ section, form })));

/** Loads a tab, and of the others what only is hidden; each with its sections in their order. */
export async function loadTabs(open: ProfileTab, asked: AskedProfile) {
  const loaded = await Promise.all(
    all
      .filter(([, { tab, stays }]) => tab === open || stays)
      .map(async ([name, { tab, load }]) => ({ tab, section: { name, data: await load(asked) } as LoadedSection })),
  );
  return profileTabIds
    .map((id) => ({ id, sections: loaded.filter(({ tab }) => tab === id).map(({ section }) => section) }))
    .filter((tab) => tab.sections.length > 0);
}

/** What the forms of all sections may hold. */
export const profileBody = {
  schemas: forms.flatMap(({ form }) => form.schemas ?? []),
  fields: forms.flatMap(({ form }) => form.fields ?? []),
  repeated: forms.flatMap(({ form }) => form.repeated ?? []),
  intents: forms.flatMap(({ form }) => form.intents),
  whileSuspended: forms.flatMap(({ form }) => openToSuspended(form)),
  refused: (fault: BodyFault) => {
    const { data: reply, init } = refusedForm(fault);
    return data({ section: 'profile' as const, ...reply }, init ?? undefined);
  },
};

function openToSuspended({ intents, whileSuspended = false }: SectionForm): readonly string[] {
  if (typeof whileSuspended !== 'boolean') return whileSuspended;
  return whileSuspended ? intents : [];
}

/** Gives a form to what its `intent` names; without one it is the profile's. */
export async function answerForm(sent: SentForm) {
  const intent = sent.formData.get('intent') ?? 'profile';
  const addressed = forms.find(({ form }) => form.intents.some((each) => each === intent));
  if (!addressed) throw data(null, { status: 400 });
  const { data: reply, init } = await addressed.form.act(sent);
  return data({ section: addressed.section, ...reply } as SectionAnswer, init ?? undefined);
}
