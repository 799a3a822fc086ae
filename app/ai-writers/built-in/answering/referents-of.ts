import { type Fact, isPerson, type Person, type Story, type Thing } from '../story/story';
import type { ReplyLine } from '../wording/reply-line';
import type { Referents } from '../wording/word-line';

/** Whom and what the references of a reply to a fact mean. */
export function referentsOf(story: Story, fact: Fact | undefined, planted?: Thing): Referents {
  const actor = fact?.actor ?? fact?.speaker ?? story.people[0];
  const speaker = fact?.speaker;
  const addressed = fact?.addressed;
  const other = otherThan(story.people, [actor, isSomebody(fact?.object) ? fact?.object : undefined, speaker]);
  return defined({
    ...{ actor, other, speaker, addressed, planted },
    ...{ object: fact?.object, about: fact?.about, deed: fact?.deed, place: placeFor(story, fact) },
  });
}

function defined(referents: { [role in keyof Referents]: Referents[role] | undefined }): Referents {
  return Object.fromEntries(Object.entries(referents).filter(([, value]) => value !== undefined));
}

const isSomebody = (subject: Thing | Person | undefined): subject is Person => subject !== undefined && isPerson(subject);

/** Somebody else who is present; an animal counts last, nobody known only by a pronoun at all. */
function otherThan(people: readonly Person[], taken: readonly (Person | undefined)[]): Person | undefined {
  const free = people.filter(
    (person) =>
      !taken.some((other) => other?.name === person.name) &&
      (person.named || person.name.includes(' ') || person.pronoun === 'I' || person.pronoun === 'you'),
  );
  return free.find(({ pronoun }) => pronoun !== 'it') ?? free[0];
}

/** The place, unless the reply is about it anyway. */
function placeFor({ place }: Story, fact: Fact | undefined): Thing | undefined {
  const object = fact?.object;
  return object && !isPerson(object) && object.noun === place?.noun ? undefined : place;
}

/** Whether a line holds for these referents: it has all that it needs, of the kinds it asks for. */
export function holds(line: ReplyLine, referents: Referents): boolean {
  for (const role of line.needs) if (role !== 'deed' && referents[role] === undefined) return false;
  if (line.needs.has('deed') && !referents.deed) return false;
  if (line.alone && (referents.addressed || referents.other)) return false;
  if (line.kinds.includes('none')) return true;
  if (line.isForOne && isPlural(line, referents)) return false;
  const subject = line.needs.has('planted') ? referents.planted : (referents.object ?? referents.about);
  if (subject && !isPerson(subject) && subject.kind === 'idea')
    return line.kinds.includes('idea') || (line.kinds.length === 0 && line.onlyTalks);
  if (line.kinds.length === 0) return !needsThing(line) || (subject !== undefined && !isPerson(subject));
  if (!subject) return false;
  return line.kinds.includes(isPerson(subject) ? (subject.pronoun === 'it' ? 'animal' : 'person') : subject.kind);
}

function isPlural({ needs }: ReplyLine, referents: Referents): boolean {
  return (['object', 'about', 'planted'] as const).some((role) => needs.has(role) && referents[role]?.plural === true);
}

function needsThing({ needs }: ReplyLine): boolean {
  return needs.has('object') || needs.has('about') || needs.has('planted');
}
