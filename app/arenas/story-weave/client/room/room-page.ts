import { clockOffset } from '~/platform/clock/server-clock';
import type { LiveState } from '~/platform/live/live-connection';
import type { Step } from '~/platform/machine/machine';
import { type FollowedRoom, followRoom, type RoomNews } from '../../protocol/followed-room';
import type { RoomView } from '../../protocol/room.contract';
import { ownSeat } from '../../protocol/room-view';
import { isPassing, type PlainAnswer, type RoomAnswer, type RoomCall } from '../../protocol/weave.contract';
import { unanswered } from '../../texts';
import { openWordsBox, type StoredBox, type WordsBox, type WordsBoxEffect, type WordsBoxEvent, wordsBoxStep } from '../words/words-box';
import { beginsNext, holdsRound, lacksChoices, lacksStory, ownFacts } from './room-facts';
import { withCall, withOwnWords } from './view-after';

/** A question without an answer, or with one of before, is asked again after so many ms. */
const ASK_AGAIN_MS = 1_000;

/** A room on its page, and the person's part in it. */
export interface RoomPage {
  followed: FollowedRoom;
  link: LiveState;
  /** When the connection broke, by this device's clock; undefined while the room is followed. */
  lostAt: number | undefined;
  /** The person has got up: the page does not sit down again by itself. */
  left: boolean;
  /** Counts how often the page introduced itself; only the answer to the latest time counts. */
  greeting: number;
  /** The version that it had when it last looked again: an answer of before that is no news of a quicker one. */
  lookedAt: number;
  /** How far the server's clock is ahead of this device's, in ms; undefined until the page has come to life. */
  offsetMs: number | undefined;
  /** Why the last thing the person asked for was not done. */
  refusal: string | undefined;
  box: WordsBox;
  /** Words not yet in the story outlive this page. */
  stored: boolean;
}

/** How a page introduces itself: to its seat, or to look on; or it only looks again, without saying that its person is here. */
export type Greeting = 'weave:join' | 'weave:watch' | 'look';

/** `now` is this device's time, in ms since 1970. */
export type RoomPageEvent =
  | { type: 'opened'; stored: StoredBox | undefined; link: LiveState; now: number }
  | { type: 'closed' }
  | { type: 'linked'; link: LiveState; now: number }
  /** The server said what happened in the room. */
  | { type: 'news'; news: Exclude<RoomNews, { type: 'snapshot' }>; now: number }
  | { type: 'greet'; isLook?: boolean }
  /** No answer: the connection broke, or it took too long. */
  | { type: 'greeted'; greeting: number; request: Greeting; answer: RoomAnswer | undefined; now: number }
  | { type: 'seat-asked' }
  | { type: 'seat-answered'; answer: RoomAnswer | undefined; now: number }
  | { type: 'left' }
  /** No answer: the connection broke, or it took too long. */
  | { type: 'answered'; call: RoomCall; answer: PlainAnswer | undefined }
  | { type: 'box'; event: WordsBoxEvent }
  /** The server has these words of the own piece: keystrokes of another tab are added to them. */
  | { type: 'words-taken'; piece: number; words: string; done: boolean; now: number }
  | { type: 'words-stored'; stored: boolean }
  /** Words that will be in no piece are no longer wanted. */
  | { type: 'discarded' };

export type RoomPageEffect =
  | WordsBoxEffect
  | { type: 'greet'; greeting: number; request: Greeting }
  | { type: 'greet-in'; ms: number; isLook?: boolean }
  /** The room cannot even be read. */
  | { type: 'unread' }
  /** Nobody answered whether one may have a seat. */
  | { type: 'seat-unanswered' };

type PageStep = Step<RoomPage, RoomPageEffect>;

/** A room before its page has come to life. @param first the room as the page was rendered with it. */
export function openRoomPage(first: RoomView): RoomPage {
  return {
    followed: { view: first, behind: false },
    link: { kind: 'connecting' },
    lostAt: undefined,
    left: false,
    greeting: 0,
    lookedAt: 0,
    offsetMs: undefined,
    refusal: undefined,
    box: openWordsBox(undefined),
    stored: true,
  };
}

/**
 * What happens to a page. It introduces itself each time the connection stands again, with its seat if it has one, and
 * asks for the room again when something was missed.
 * @see docs/product/story-weave.md
 */
export function roomPageStep(page: RoomPage, event: RoomPageEvent): PageStep {
  switch (event.type) {
    case 'opened':
      return opened(page, event);
    case 'closed':
      return takeBox({ ...page, link: { kind: 'closed' }, greeting: page.greeting + 1 }, { type: 'disconnected' });
    case 'linked':
      return linked({ ...page, link: event.link, lostAt: page.lostAt ?? (isBroken(page, event.link) ? event.now : undefined) });
    case 'news':
      return takeNews(page, event.news, event.now);
    case 'greet':
      return event.isLook ? look(page) : greet(page);
    case 'greeted':
      return greeted(page, event);
    case 'seat-asked':
      return unchanged({ ...page, refusal: undefined });
    case 'seat-answered':
      return seatAnswered(page, event);
    case 'left':
      return unchanged({ ...page, left: true });
    case 'answered': {
      const after = answered(page, event);
      // A passage that was taken back is in the box again.
      return takeBox(after, { type: 'seen', facts: ownFacts(after.followed.view) });
    }
    case 'box':
      return takeBox(page, event.event);
    case 'words-taken': {
      if (page.followed.view.battle || page.followed.view.fold) return passageTaken(page, event);
      const draft = { roomId: page.followed.view.roomId, turn: event.piece, keep: 0, add: event.words };
      return follow(page, { type: 'draft', draft }, event.now);
    }
    case 'words-stored':
      return unchanged(event.stored === page.stored ? page : { ...page, stored: event.stored });
    case 'discarded': {
      const { connected, lastId } = page.box;
      return { state: { ...page, box: { ...openWordsBox(undefined), connected, lastId } }, effects: [{ type: 'keep' }] };
    }
  }
}

/** The server has words of the running round's passage. */
function passageTaken(page: RoomPage, { piece: round, words, done, now }: Extract<RoomPageEvent, { type: 'words-taken' }>): PageStep {
  const view = withOwnWords(page.followed.view, { round, text: words, done });
  return see({ ...page, followed: { ...page.followed, view } }, undefined, now);
}

/** What a person sees at once of what they asked for: everything else comes as a change of the room. */
function answered(page: RoomPage, { call, answer }: Extract<RoomPageEvent, { type: 'answered' }>): RoomPage {
  if (!answer?.ok) return { ...page, refusal: answer?.text ?? unanswered };
  return { ...page, refusal: undefined, followed: { ...page.followed, view: withCall(page.followed.view, call) } };
}

/** A room that has closed is read again, for its marks and rounds. */
function readEnd(page: RoomPage): PageStep {
  const greeting = page.greeting + 1;
  return { state: { ...page, greeting, left: true }, effects: [{ type: 'greet', greeting, request: 'weave:watch' }] };
}

function unchanged(state: RoomPage): PageStep {
  return { state, effects: [] };
}

function then(step: PageStep, next: (page: RoomPage) => PageStep): PageStep {
  const { state, effects } = next(step.state);
  return { state, effects: [...step.effects, ...effects] };
}

function takeBox(page: RoomPage, event: WordsBoxEvent): PageStep {
  const { box, effects } = wordsBoxStep(page.box, event);
  const after = box === page.box ? page : { ...page, box };
  return { state: effects.reduce(sentPassage, after), effects };
}

/**
 * What has been sent of a passage counts as taken: the end of the round may be known before the answer to it. If the
 * connection breaks instead, the room that is then asked for says what the server has.
 */
function sentPassage(page: RoomPage, effect: WordsBoxEffect): RoomPage {
  const { view } = page.followed;
  if (effect.type !== 'send' || !(view.battle || view.fold)) return page;
  const { piece: round, words: text } = effect.sending;
  return { ...page, followed: { ...page.followed, view: withOwnWords(view, { round, text, done: false }) } };
}

function opened(page: RoomPage, { stored, link, now }: Extract<RoomPageEvent, { type: 'opened' }>): PageStep {
  const { view } = page.followed;
  const fresh: RoomPage = { ...page, followed: { view, behind: false }, link, left: false, box: openWordsBox(stored) };
  const seen = see(fresh, view.serverTime, now);
  return link.kind === 'connected' ? then(seen, greet) : seen;
}

/** Whether a connection that stood has broken. */
function isBroken({ link }: RoomPage, next: LiveState): boolean {
  return link.kind === 'connected' && next.kind !== 'connected';
}

function linked(page: RoomPage): PageStep {
  const waiting = takeBox(page, { type: 'disconnected' });
  return page.link.kind === 'connected' ? then(waiting, greet) : waiting;
}

/** What the page now shows, for the clock and the box of own words. @param heard what the server's clock said, if it did. */
function see(page: RoomPage, heard: number | undefined, now: number): PageStep {
  const offsetMs = heard === undefined ? page.offsetMs : clockOffset(page.offsetMs, heard, now);
  return takeBox({ ...page, offsetMs }, { type: 'seen', facts: ownFacts(page.followed.view) });
}

function follow(page: RoomPage, news: RoomNews, now: number): PageStep {
  const before = page.followed.view;
  const { room, ask } = followRoom(page.followed, news);
  const followed = { ...page, followed: room };
  // Keystrokes say nothing of the server's clock.
  const heard = room.view.serverTime === before.serverTime ? undefined : room.view.serverTime;
  const seen = room.view === before ? unchanged(followed) : see(followed, heard, now);
  if (!ask) return seen;
  return news.type === 'snapshot' ? later(seen) : then(seen, greet);
}

/** Asks for the room again in a moment: where nobody can answer yet, or only as before, asking at once would go on without end. */
function later({ state, effects }: PageStep, isLook = false): PageStep {
  return { state, effects: [...effects, { type: 'greet-in', ms: ASK_AGAIN_MS, isLook }] };
}

function takeNews(page: RoomPage, news: RoomNews, now: number): PageStep {
  const heard = follow(page, news, now);
  const followed = { ...heard, state: withoutOldRefusal(heard.state, news, page.followed.view) };
  const { view } = followed.state.followed;
  const ended = view.status === 'closed' && page.followed.view.status !== 'closed';
  if (ended) return then(followed, readEnd);
  // What became of a seat that was not left is asked for: its person may have been removed.
  if (hasSeat(page) && ownSeat(view) === undefined) return then(followed, greet);
  if ((lacksChoices(view) && !lacksChoices(page.followed.view)) || (lacksStory(view) && !holdsRound(page.followed.view, view)))
    return then(followed, look);
  const { turn } = view;
  if (news.type !== 'draft' || turn?.kind !== 'person' || turn.number !== news.draft.turn) return followed;
  return then(followed, (next) => takeBox(next, { type: 'typed-elsewhere', piece: turn.number, words: turn.draft }));
}

/** A refusal is read until the next turn or round begins: then the person does something else. Who has no seat reads why all along. */
function withoutOldRefusal(page: RoomPage, news: RoomNews, before: RoomView): RoomPage {
  const { view } = page.followed;
  return ownSeat(view) && beginsNext(news, before, view) ? { ...page, refusal: undefined } : page;
}

function hasSeat({ left, followed }: RoomPage): boolean {
  return !left && followed.view.status !== 'closed' && ownSeat(followed.view) !== undefined;
}

function greet(page: RoomPage): PageStep {
  const greeting = page.greeting + 1;
  return { state: { ...page, greeting }, effects: [{ type: 'greet', greeting, request: hasSeat(page) ? 'weave:join' : 'weave:watch' }] };
}

/** Asks for the room once more, for what it says to its viewer alone. */
function look(page: RoomPage): PageStep {
  const greeting = page.greeting + 1;
  return { state: { ...page, greeting, lookedAt: page.followed.view.version }, effects: [{ type: 'greet', greeting, request: 'look' }] };
}

function greeted(page: RoomPage, { greeting, request, answer, now }: Extract<RoomPageEvent, { type: 'greeted' }>): PageStep {
  // Asked for later, and there already: what has changed without a new version, such as titles, would be taken back.
  const isOvertaken = greeting !== page.greeting && answer?.ok && answer.view.version <= page.followed.view.version;
  if (isOvertaken) return unchanged(page);
  const heard = snapshot(page, answer, now);
  if (greeting !== heard.state.greeting || page.link.kind !== 'connected') return heard;
  if (!answer || isNoWord(answer, request)) return later(heard, request === 'look');
  if (answer.ok) {
    // Others were quicker: what one is told alone is not in it yet.
    if (request === 'look' && answer.view.version < heard.state.followed.view.version)
      return answer.view.version < page.lookedAt ? later(heard, true) : then(heard, look);
    const standing = then(heard, (next) => takeBox({ ...next, lostAt: undefined }, { type: 'connected' }));
    // A seat that was taken elsewhere, such as by a form: it is away until its person says that they are here.
    return request === 'weave:watch' && hasSeat(standing.state) ? then(standing, greet) : standing;
  }
  const refused = { ...page, refusal: answer.text };
  if (request !== 'weave:join') return { state: refused, effects: [{ type: 'unread' }] };
  return greet({ ...refused, left: true });
}

/** Too many questions, as after all have come back at once, or a database that is away: that says nothing about the room or the seat. */
function isNoWord(answer: RoomAnswer, request: Greeting): boolean {
  // A room that cannot be read for another reason is told of at once.
  return !answer.ok && isPassing(answer.code) && (request === 'weave:join' || answer.code !== 'failed');
}

function seatAnswered(page: RoomPage, { answer, now }: Extract<RoomPageEvent, { type: 'seat-answered' }>): PageStep {
  if (!answer) return { state: page, effects: [{ type: 'seat-unanswered' }] };
  if (!answer.ok) return unchanged({ ...page, refusal: answer.text });
  return then(snapshot(page, answer, now), (next) => unchanged({ ...next, left: false }));
}

function snapshot(page: RoomPage, answer: RoomAnswer | undefined, now: number): PageStep {
  return answer?.ok && page.link.kind !== 'closed' ? follow(page, { type: 'snapshot', view: answer.view }, now) : unchanged(page);
}
