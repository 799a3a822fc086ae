import type { Random } from '~/platform/random/random';
import { type Fact, isPerson, type Person, type Story, type Thing } from '../story/story';
import type { ReplyLine, Role } from '../wording/reply-line';
import { isActRole, type Referents } from '../wording/word-line';

/** Earlier things of which one is taken, the likeliest. */
const OLD_CHOICE = 3;

/** Whom and what the references of a reply to a fact mean. */
export function referentsOf(story: Story, fact: Fact | undefined, planted?: Thing): Referents {
  const actor = fact?.actor ?? fact?.speaker ?? protagonist(story);
  const speaker = fact?.speaker;
  const others = story.people.filter(({ name, pronoun, mute }) => story.present.has(name) && pronoun !== 'it' && !mute);
  // Somebody who is there has heard it.
  const addressed = fact?.addressed ?? (speaker ? otherThan(others, [speaker], story) : undefined);
  const other =
    fact?.recipient ?? otherThan(others, [actor, isSomebody(fact?.object) ? fact?.object : undefined, speaker, addressed], story);
  // Where somebody has died, 'he' may be the dead.
  const isGrave = fact?.answers.startsWith('grave:') === true;
  const company = other === undefined && others.some(({ name, pronoun }) => name !== actor?.name && !(isGrave && name === pronoun));
  return defined({
    company: company || undefined,
    ...{ actor, other, speaker, addressed, planted: planted && unowned(planted) },
    ...{
      object: fact?.object,
      about: fact?.about,
      deed: fact?.deed,
      echo: fact?.echo ?? (fact ? undefined : story.topic),
      ...{
        act: fact?.act,
        doer: fact?.act?.doer,
        claim: fact?.claim ?? (fact ? undefined : story.wanted),
        owner: ownerOf(fact),
        again: fact?.again,
        matter: fact?.matter ?? (fact ? undefined : story.topic),
      },
      ...fact?.answer,
      place: placeFor(story, fact),
    },
  });
}

/** 'The cup': the speaker may be its owner. */
function unowned({ owner: _owner, ...thing }: Thing): Thing {
  return { ...thing, determiner: 'the' };
}

/** Whom a reply is about when its fact has nobody: who tells the story, or whom it names, and no animal. */
function protagonist({ people, present }: Story): Person | undefined {
  const able = people.filter(({ pronoun, mute }) => pronoun !== 'it' && pronoun !== 'they' && !mute);
  return able.find(({ name, named }) => present.has(name) && (named || name.length < 4)) ?? able[0] ?? people[0];
}

function defined(referents: { [role in keyof Referents]: Referents[role] | undefined }): Referents {
  return Object.fromEntries(Object.entries(referents).filter(([, value]) => value !== undefined));
}

const isSomebody = (subject: Thing | Person | undefined): subject is Person => subject !== undefined && isPerson(subject);

/** Somebody else who is present; nobody known only by a pronoun. */
function otherThan(
  people: readonly Person[],
  taken: readonly (Person | undefined)[],
  { areApart }: Pick<Story, 'areApart'>,
): Person | undefined {
  // Those whom the story names come before its roles: 'the nurse' may be somebody who has a name.
  const free = [...people.filter(({ named }) => named), ...people.filter(({ named }) => !named)].filter(
    (person) =>
      taken.every((other) => other === undefined || areApart(person, other)) &&
      (person.named || person.name.includes(' ') || person.pronoun === 'I' || person.pronoun === 'you'),
  );
  return free[0];
}

/** The place, unless the reply is about it anyway. */
function placeFor({ place }: Story, fact: Fact | undefined): Thing | undefined {
  const object = fact?.object;
  return object && !isPerson(object) && object.noun === place?.noun ? undefined : place;
}

/** Whether a line holds for these referents: it has all that it needs, of the kinds it asks for. */
export function holds(line: ReplyLine, referents: Referents, relation?: string): boolean {
  for (const role of line.needs) if (!referents[isActRole(role) ? 'act' : role]) return false;
  if (line.relations.length > 0 && !line.relations.includes(relation ?? '')) return false;
  for (const role of line.needsName) if (isActRole(role) || !isNamed(referents[role])) return false;
  if (actsOnSelf(line, referents) || speaksOfTeller(line, referents) || isBeyondThem(line, referents)) return false;
  if (saysFromListener(line, referents)) return false;
  if (line.alone && (referents.addressed || referents.other || referents.company)) return false;
  if (line.isForOne && isPlural(line, referents)) return false;
  if (line.kinds.includes('none')) return true;
  const subject = line.needs.has('planted') ? referents.planted : (referents.object ?? referents.about);
  if (line.onThing && (!subject || isPerson(subject))) return false;
  if (subject && !isPerson(subject) && subject.kind === 'idea')
    return line.kinds.includes('idea') || (line.kinds.length === 0 && line.onlyTalks);
  if (line.kinds.length === 0) return !needsThing(line) || (subject !== undefined && !isPerson(subject));
  if (!subject) return false;
  // The lines for somebody who is acted on are told from outside.
  if (isSomebody(subject) && /^(?:I|we|you)$/.test(subject.pronoun)) return false;
  return line.kinds.includes(isPerson(subject) ? (subject.pronoun === 'it' ? 'animal' : 'person') : subject.kind);
}

/** Animals that do not talk in this story, and the narrator seen from outside. */
function isBeyondThem({ talkers, outside, needs, answers }: ReplyLine, referents: Referents): boolean {
  const isMute = (role: Role) => {
    const subject = isActRole(role) ? undefined : referents[role];
    return typeof subject === 'object' && isSomebody(subject) && subject.mute === true;
  };
  if ([...talkers].some(isMute)) return true;
  // What hands and faces do is told of people.
  if (/^(?:deed|do|act)\b/.test(answers) && needs.has('actor') && !(needs.has('other') && answers.startsWith('act')) && isMute('actor'))
    return true;
  return outside && /^(?:I|we|you)$/.test(referents.actor && isSomebody(referents.actor) ? referents.actor.pronoun : '');
}

function isNamed(subject: Thing | Person | string | undefined): boolean {
  return typeof subject === 'object' && isSomebody(subject) && subject.named;
}

/** A deed done to the narrator, which two others could not speak of: 'why did you claim me?' */
function speaksOfTeller({ tokens }: ReplyLine, { act, addressed, speaker, other }: Referents): boolean {
  const done = act?.object;
  if (!done || typeof done === 'string' || !isPerson(done) || !/^(?:I|we|you)$/.test(done.name)) return false;
  const isSpoken = tokens.some((token) => token.kind === 'reference' && /^(?:you|me)$/.test(token.form));
  return isSpoken && ![addressed, speaker, other].some((one) => one !== undefined && isPerson(one) && one.name === done.name);
}

/** 'Your mother' is somebody's word to somebody else; the narration cannot say it. */
function saysFromListener({ narrated }: ReplyLine, referents: Referents): boolean {
  return [...narrated].some((role) => /^(?:my|your|our)\b/.test(referents[role] ?? ''));
}

/** How often a line would say 'they' of one person whose pronoun nobody knows. */
export function unknownPronouns({ tokens }: ReplyLine, referents: Referents): number {
  return tokens.filter((token) => {
    if (token.kind !== 'reference' || !/^(?:he|his|himself)$/.test(token.form) || isActRole(token.role)) return false;
    const subject = referents[token.role];
    return typeof subject === 'object' && isSomebody(subject) && !subject.pronounKnown && !subject.plural;
  }).length;
}

/** 'The woman looked the woman up and down': one person in two roles. */
function actsOnSelf({ needs }: ReplyLine, referents: Referents): boolean {
  const names = (['actor', 'other', 'object', 'about', 'planted'] as const)
    .filter((role) => needs.has(role))
    .flatMap((role) => (isSomebody(referents[role]) ? [referents[role].name] : []));
  const spoken = (['speaker', 'addressed'] as const)
    .filter((role) => needs.has(role))
    .flatMap((role) => (isSomebody(referents[role]) ? [referents[role].name] : []));
  return new Set(names).size < names.length || new Set(spoken).size < spoken.length;
}

function isPlural({ needs }: ReplyLine, referents: Referents): boolean {
  const speaksOfSeveral = needs.has('matter') && /[^s]s$/.test(referents.matter ?? '');
  return speaksOfSeveral || (['object', 'about', 'planted'] as const).some((role) => needs.has(role) && referents[role]?.plural === true);
}

function needsThing({ needs }: ReplyLine): boolean {
  return needs.has('object') || needs.has('about') || needs.has('planted');
}

/** The referents of a line with a thing of an earlier turn that it can use; undefined where the story has none. */
export function withEarlier(
  line: ReplyLine,
  referents: Referents,
  { earlier }: Story,
  random: Pick<Random, 'integer'>,
): Referents | undefined {
  if (!line.needs.has('old')) return referents;
  const taken = [referents.object, referents.about, referents.planted, referents.place].flatMap((one) =>
    one && !isPerson(one) ? [one.noun] : [],
  );
  const fitting = earlier
    .filter(({ kind, noun }) => !taken.includes(noun) && (line.oldKinds.length === 0 || line.oldKinds.includes(kind)))
    .slice(0, OLD_CHOICE);
  const old = fitting[random.integer(Math.max(1, fitting.length))];
  return old && !(line.isForOne && old.plural) ? { ...referents, old } : undefined;
}

/** Whose the object is, where somebody else handles it. */
function ownerOf(fact: Fact | undefined): Person | undefined {
  const object = fact?.object;
  const owner = object && !isPerson(object) ? object.owner : undefined;
  return owner && fact?.actor && owner.name !== fact.actor.name ? owner : undefined;
}
