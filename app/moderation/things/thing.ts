import { UUID_FORM } from '~/platform/ids/uuid';

/** What can be reported, as addresses name it, with how a sentence names it. */
export const thingKinds = {
  story: 'story',
  title: 'title of a story',
  chapter: 'chapter',
  comment: 'comment',
  passage: 'passage of a room',
  player: 'player',
} as const;

export type ThingKind = keyof typeof thingKinds;
export const thingKindNames = Object.keys(thingKinds) as ThingKind[];

function isThingKind(text: string): text is ThingKind {
  return Object.hasOwn(thingKinds, text);
}

/** What a case can be about: what can be reported, votes for a story that came from one place, and a decision objected to. */
export type CaseKind = ThingKind | 'votes' | 'decision';
export const caseKindNames: readonly CaseKind[] = [...thingKindNames, 'votes', 'decision'];

/** Whether a case is about something that people can report. */
export function isReportable(kind: CaseKind): kind is ThingKind {
  return isThingKind(kind);
}

/** A thing that can be reported. */
export interface ThingName {
  kind: ThingKind;
  /** A UUID; of a passage the room's, a full stop and the number of the part. */
  id: string;
}

/** A thing as anybody may see it. */
export interface Thing extends ThingName {
  /** Such as 'The Ninth Gate'. */
  label: string;
  /** Its author's public name. */
  author: string;
  /** Whose it is; null where nobody is named, and of AI writers. */
  ownerId: string | null;
  /** The beginning of its words. */
  excerpt: string;
  /** Where it stands on the site. */
  address: string;
  /** The story it is, or is part of; null for a player, and for a passage that no story holds yet. */
  storyId: string | null;
}

/** The thing that an address names; undefined for an unknown kind. */
export function thingIn({ kind, thingId }: { kind: string; thingId: string }): ThingName | undefined {
  return isThingKind(kind) ? { kind, id: thingId.toLowerCase() } : undefined;
}

const PASSAGE = new RegExp(String.raw`^(${UUID_FORM})\.(\d{1,4})$`, 'i');

/** The room and the part that a passage's id names; undefined for what is no such id. */
export function partNamed(id: string): { roomId: string; number: number } | undefined {
  const [, roomId, number] = PASSAGE.exec(id) ?? [];
  return roomId === undefined ? undefined : { roomId, number: Number(number) };
}
