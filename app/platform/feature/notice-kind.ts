/**
 * How a kind of notice reaches a player. All but 'off' are shown on the site; 'now' is mailed within minutes, 'daily' is told of
 * in the daily mail and 'mail' in the weekly one. Stored: they never change.
 */
export const deliveries = ['now', 'daily', 'mail', 'here', 'off'] as const;
export type Delivery = (typeof deliveries)[number];

/** The drawings beside notices. */
export type NoticeIcon =
  | 'bell'
  | 'book'
  | 'chapter'
  | 'check'
  | 'comment'
  | 'continuation'
  | 'door'
  | 'globe'
  | 'heart'
  | 'hidden'
  | 'person'
  | 'scale'
  | 'sparkles'
  | 'star';

interface ToldStory {
  title: string;
  address: string;
  fandom: { id: string; name: string } | undefined;
  parentTitle: string | undefined;
  /** What its author is called, where it names none. */
  unnamed?: string | undefined;
}

/** What a notice tells of, as the person who reads it may see it. */
export interface NoticeFacts {
  /** Who reads it. */
  playerId: string;
  /** How many things of this kind happened. */
  count: number;
  xp: number;
  /** Whose doing the latest was; undefined when nobody is named. */
  actor: { id: string; name: string } | undefined;
  /** The story it is about, or that it leads to; undefined when there is none to read. */
  story: ToldStory | undefined;
  /** The name of the tag, series, list or collection that they follow and that it came by; undefined where it has none that is shown. */
  followed?: string | undefined;
  /** An id that the kind stored. */
  detail: string | undefined;
  /** Codes and names that the kind stored. */
  params: unknown;
}

/** A piece of a sentence. What people chose is isolated, so that its direction does not reverse the rest. */
export interface TextPiece {
  text: string;
  isolated: boolean;
}

/** What a notice says. */
export interface NoticeWords {
  /** A sentence without its full stop. */
  said: TextPiece[];
  /** What stands below it. */
  more?: string | undefined;
}

/** The mail about a notice that cannot wait. */
export interface UrgentMail {
  subject: string;
  heading: string;
  /** Under which the address of the notice stands. */
  link: string;
  /** Why a player gets it. */
  closing: string;
}

/** A kind of notice, as the feature declares it that sends it. Rows hold its id, codes and parameters; words are made on reading. */
export interface NoticeKind {
  /** Stored: it never changes. */
  id: string;
  /** In the settings, in the order of the features. */
  label: string;
  /** What holds until a player chooses; 'at-once' is mailed within a minute and cannot be turned off. */
  delivery: Delivery | 'at-once';
  icon: NoticeIcon;
  /** Whether it is told to a player for what they did as a reader of its story, so that it names an unlisted one, too: they had its link. */
  toReaders?: true;
  /** Whether it is news of many stories, stored with one of them: also told to followers who do not see that one. */
  ofMany?: true;
  /** Whether it is news that its story is there no longer: followers are told of others only while readers find it. */
  ofGone?: true;
  words(facts: NoticeFacts): NoticeWords;
  /** Where it leads; undefined when there is nothing to see. */
  address(facts: NoticeFacts): string | undefined;
  /** Of a kind that is mailed at once. */
  mail?: UrgentMail;
}

/** A sentence with what people chose in it. */
export function sentence(fixed: TemplateStringsArray, ...chosen: string[]): TextPiece[] {
  const pieces = fixed.flatMap((text, index) => [
    { text, isolated: false },
    { text: chosen[index] ?? '', isolated: true },
  ]);
  return pieces.filter(({ text }) => text !== '');
}

/** The same as one text, for mails. */
export function plainText(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** A sentence without its full stop. */
export function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}

/** The names in a notice's sentence; who is not named and what is not shown is called so. `author`: of who wrote its story, where that is their doing. */
export function noticeNames({ actor, story }: NoticeFacts) {
  return {
    actor: actor?.name ?? 'Someone',
    author: actor?.name ?? story?.unnamed ?? 'Someone',
    title: story?.title ?? 'a story that is not shown',
    parentTitle: story?.parentTitle ?? 'a story that is not shown',
  };
}
