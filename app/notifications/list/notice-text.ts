import type { NoticeKind } from '~/notices/kinds';

/** What a notice says of. */
export interface NoticeFacts {
  kind: NoticeKind;
  /** How many things of this kind happened. */
  count: number;
  xp: number;
  /** Whose doing the latest was; undefined when nobody is named. */
  actor: string | undefined;
  /** The story it is about, or that it leads to; undefined when there is none to read. */
  title: string | undefined;
  /** The story that this one continues. */
  parentTitle: string | undefined;
  fandom: string | undefined;
  detail: string | undefined;
}

/** A piece of a sentence. What people chose is isolated, so that its direction does not reverse the rest. */
export interface TextPiece {
  text: string;
  isolated: boolean;
}

const NOBODY = 'Somebody';
const NO_STORY = 'a story that is not shown';
/** With which the reasons of a decision begin. */
const REASON = ' The reason: ';

/** What a notice says, as a sentence without its full stop. @see docs/product/notifications.md */
export function noticeText(facts: NoticeFacts): TextPiece[] {
  const { count, xp, actor = NOBODY, title = NO_STORY, parentTitle = NO_STORY, fandom = 'a fandom' } = facts;
  switch (facts.kind) {
    case 'rating':
      return sentence`“${title}” was rated ${count === 1 ? 'once' : `${number(count)} times`}${xpText(xp)}`;
    case 'comment':
      if (count === 1) return sentence`${actor} commented on “${title}”`;
      return sentence`${number(count)} new comments on “${title}”, the latest by ${actor}`;
    case 'waiting':
      if (count === 1) return sentence`${actor} sent a comment on “${title}” for you to approve`;
      return sentence`${number(count)} comments on “${title}” were sent for you to approve, the latest by ${actor}`;
    case 'approved':
      if (count === 1) return sentence`Your comment on “${title}” was approved: everybody sees it`;
      return sentence`${number(count)} comments of yours on “${title}” were approved: everybody sees them`;
    case 'answer':
      if (count === 1) return sentence`${actor} answered your comment on “${title}”`;
      return sentence`${number(count)} answers to your comment on “${title}”, the latest by ${actor}`;
    case 'appendage':
      return sentence`${actor} continued “${parentTitle}” with “${title}”`;
    case 'follower':
      return count === 1 ? sentence`${actor} follows you` : sentence`${number(count)} new followers, the latest is ${actor}`;
    case 'story':
      return sentence`${actor} published “${title}”`;
    case 'chapter':
      return sentence`${count === 1 ? 'A new chapter' : `${number(count)} new chapters`} of “${title}” by ${actor}`;
    case 'fandom':
      if (count === 1) return sentence`New in ${fandom}: “${title}” by ${actor}`;
      return sentence`${number(count)} new stories and chapters in ${fandom}, the latest: “${title}” by ${actor}`;
    case 'invitation':
      if (count === 1) return sentence`${actor} invited you to a room of Story Weave`;
      return sentence`${number(count)} people invited you to a room of Story Weave, the latest is ${actor}`;
    case 'word':
      return sentence`Thank you: ${withoutStop(facts.detail ?? '')}`;
    case 'decision':
      return sentence`A moderator decided: ${withoutStop(halvesOf(facts.detail).done)}`;
  }
}

/** Why something was decided and how to object: what a decision says after what was done. */
export function reasonIn({ kind, detail }: Pick<NoticeFacts, 'kind' | 'detail'>): string | undefined {
  return kind === 'decision' ? halvesOf(detail).reason : undefined;
}

function halvesOf(decision = ''): { done: string; reason: string | undefined } {
  const start = decision.indexOf(REASON);
  return start < 0 ? { done: decision, reason: undefined } : { done: decision.slice(0, start), reason: decision.slice(start + 1) };
}

/** The same as one text, for mails. */
export function plainNoticeText(facts: NoticeFacts): string {
  return noticeText(facts)
    .map(({ text }) => text)
    .join('');
}

function sentence(fixed: TemplateStringsArray, ...chosen: string[]): TextPiece[] {
  const pieces = fixed.flatMap((text, index) => [
    { text, isolated: false },
    { text: chosen[index] ?? '', isolated: true },
  ]);
  return pieces.filter(({ text }) => text !== '');
}

function number(count: number): string {
  return count.toLocaleString('en-US');
}

function xpText(xp: number): string {
  return xp === 0 ? '' : ` (${xp < 0 ? '−' : '+'}${number(Math.abs(xp))} XP)`;
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}
