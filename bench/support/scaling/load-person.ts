import { randomUUID } from 'node:crypto';
import type { MoveAnswer } from '../../../app/arenas/word-games/referee/moves.contract.ts';
import type { RunView } from '../../../app/arenas/word-games/referee/referee-types.ts';
import type { Random } from '../../../app/platform/random/random.ts';
import { type HttpResponse, hiddenField, joinSite, type RequestOptions } from '../../../tests/support/http/http-client.ts';
import { type GuessView, nextGuess, runIn, WORD_GUESS_START } from '../../../tests/support/http/word-guess-run.ts';
import type { Mailbox } from '../../../tests/support/people/mailbox.ts';
import { newPerson, PASSWORD } from '../../../tests/support/people/person.ts';
import { type WeaveClient, weaveClient } from '../../../tests/support/people/weave-client.ts';
import { type MeteredClient, meteredClient } from './metered-client.ts';

/** What the people of a site share. */
export interface LoadWorld {
  url: string;
  mailbox: Mailbox;
  /** Published stories, which are rated and read. */
  stories: readonly string[];
  /** Stories of fan fiction, which are commented on. */
  fanStories: readonly string[];
}

/** A run of a word game as far as it was played. */
interface PlayedRun {
  run: RunView;
  seen: GuessView;
  number: number;
}

/** A writing session, and what was saved of it. */
interface Session {
  storyId: string;
  writerId: string;
  version: number;
  body: string;
}

const SENTENCE = 'The lamp went out, and somebody laughed in the dark between the two doors. ';
const PROMPT = 'Write about a gate that nobody closes.';
/** Wrong letters after which a word is skipped, as it is lost. */
const MOST_WRONG = 5;
const JSON_ANSWER = 'application/json';

export type LoadPerson = ReturnType<typeof loadPerson>;

let people = 0;

/** Somebody who uses a site through its pages, forms and live connections. @param cookie of a player who is signed in. */
export function loadPerson(world: LoadWorld, random: Random, cookie?: string) {
  people += 1;
  const address = `198.18.${(people >> 8) & 255}.${people & 255}`;
  const client: MeteredClient = meteredClient({ cookie, address });
  const visitor = meteredClient({ address });
  let session: Session | undefined;
  let played: PlayedRun | undefined;
  let room: WeaveClient | undefined;
  let typed = 0;
  /** The turn in which it was typed: the clock may have ended it. */
  let typedIn: number | undefined;
  /** The turn that this person has ended last. */
  let ended = 0;
  let visits = 0;
  /** Of connections that are closed. */
  const elsewhere = { messages: 0, bytes: 0 };

  async function ask(path: string, options: RequestOptions = {}, from = client): Promise<HttpResponse> {
    const answer = await from.ask(`${world.url}${path}`, options);
    if (answer.status >= 400) throw new Error(`${path} was answered ${answer.status}: ${answer.text.slice(0, 200)}`);
    return answer;
  }

  async function saveSession(purpose: 'save' | 'finish'): Promise<void> {
    if (!session) return;
    session.body += SENTENCE;
    const { storyId, writerId, version, body } = session;
    const json = { purpose, writerId, saveId: randomUUID(), baseVersion: version, title: '', body };
    const { text } = await ask(`/creative-writing/${storyId}/save`, { json, accept: JSON_ANSWER });
    session.version = (JSON.parse(text) as { version?: number }).version ?? version;
  }

  async function postMove(path: string, json: object): Promise<MoveAnswer> {
    return JSON.parse((await ask(path, { json, accept: JSON_ANSWER })).text) as MoveAnswer;
  }

  function leaveRoom(): void {
    const { messages, bytes } = room?.received() ?? { messages: 0, bytes: 0 };
    elsewhere.messages += messages;
    elsewhere.bytes += bytes;
    room?.close();
    room = undefined;
  }

  const person = {
    cachedPage: () => ask(`/story/${random.pick(world.stories.slice(0, 20))}`, {}, visitor),
    uncachedPage: () => {
      visits += 1;
      return ask(`/story/${random.pick(world.stories)}?visit=${people}-${visits}`, {}, visitor);
    },
    page: () => ask(`/story/${random.pick(world.stories)}`),
    list: () => ask('/stories'),
    search: () => ask(`/stories?q=${random.pick(['lamp', 'rain', 'gate', 'ink', 'window'])}`),
    async signUp() {
      const newcomer = meteredClient({ address });
      await joinSite(newcomer, world.url, newPerson('Newcomer'), { password: PASSWORD, codeTo: world.mailbox.codeTo });
      elsewhere.bytes += newcomer.bytes();
      newcomer.close();
    },
    /** A sign-in as somebody whom the site does not know costs the same hash as one that succeeds. */
    async signIn() {
      await visitor.ask(`${world.url}/signin`, { form: { email: `${randomUUID()}@example.test`, password: PASSWORD } });
    },
    async sessionStart() {
      await ask('/creative-writing', { form: { intent: 'start', prompt: PROMPT, timeZone: 'UTC', parent: '' } });
      const { text } = await ask('/creative-writing');
      const [storyId = '', writerId = '', version] = ['storyId', 'writerId', 'baseVersion'].map((name) => hiddenField(text, name));
      if (storyId === '') throw new Error('The desk did not open.');
      session = { storyId, writerId, version: Number(version), body: '' };
    },
    save: () => saveSession('save'),
    async publication() {
      await saveSession('finish');
      session = undefined;
    },
    async runStart() {
      const { text } = await ask(WORD_GUESS_START, { form: {}, accept: '*/*' });
      const run = await runIn(new Blob([text]).stream());
      if (run) played = { run, seen: run.view as GuessView, number: run.nextMove };
    },
    async move() {
      if (!played) return;
      const { run, seen, number } = played;
      const move = seen.wrong.length < MOST_WRONG ? nextGuess(seen) : { type: 'skip' };
      const answer = await postMove(`/word-games/runs/${run.runId}/moves`, { key: run.key, number, move });
      if (answer.status === 'played' && !answer.result) played = { run, seen: answer.view as GuessView, number: number + 1 };
      else played = undefined;
    },
    /** Skips the words that are left: a run is over only then, or when its time is up. @returns the moves that it took. */
    async runEnd() {
      let moves = 0;
      while (played) {
        const { run, number } = played;
        const answer = await postMove(`/word-games/runs/${run.runId}/moves`, { key: run.key, number, move: { type: 'skip' } });
        moves += 1;
        played = answer.status === 'played' && !answer.result ? { ...played, number: number + 1 } : undefined;
      }
      return moves;
    },
    async seat() {
      leaveRoom();
      ended = 0;
      const entered = await weaveClient(world.url, client.cookie());
      await entered.enter();
      room = entered;
    },
    /** Opens a room of one's own, with three AI writers. */
    async sitAlone() {
      leaveRoom();
      ended = 0;
      const form = { format: 'turns', access: 'private', company: 'ai', rating: 'general', time: 'usual', chosen: '', own: '' };
      const { location } = await ask('/storyweave/new', { form });
      const entered = await weaveClient(world.url, client.cookie());
      await entered.join(location?.split('/').at(-1) ?? '');
      room = entered;
    },
    async keystroke() {
      if (!person.isMyTurn()) return;
      const number = room?.view().turn?.number;
      if (number !== typedIn) typed = 0;
      typedIn = number;
      const [keep, letter] = [typed % SENTENCE.length, SENTENCE[typed % SENTENCE.length] ?? ' '];
      // A page sends the whole text where the server lacks what it continues.
      await room?.type(letter, keep).catch(() => room?.type(SENTENCE.slice(0, keep) + letter));
      typed += 1;
    },
    async turn() {
      typed = 0;
      ended = room?.view().turn?.number ?? 0;
      const { ok, code } = (await room?.submit(SENTENCE.trim())) ?? { ok: false };
      if (!ok) throw new Error(`A turn was refused: ${code}.`);
    },
    comment: () =>
      ask(`/fan-fiction/story/${random.pick(world.fanStories)}/comments`, {
        form: { intent: 'post', id: randomUUID(), text: SENTENCE },
        accept: JSON_ANSWER,
      }),
    rating: () =>
      ask(`/story/${random.pick(world.stories)}/rating`, {
        form: { value: random.pick(['1', '2', '3', '4', '5']) },
        accept: JSON_ANSWER,
      }),
    post: (path: string, form: Record<string, string>) => ask(path, { form }),
    room: () => room,
    isMyTurn: () => {
      const view = room?.view();
      return view?.turn?.kind === 'person' && view.turn.playerId === view.viewerId && view.turn.number !== ended;
    },
    /** A key of the AI writer's turn that runs in this person's room; undefined while none does. */
    aiTurn: () => {
      const { roomId, turn } = room?.view() ?? {};
      return turn?.kind === 'ai' ? `${roomId} ${turn.number}` : undefined;
    },
    isWriting: () => session !== undefined,
    isPlaying: () => played !== undefined,
    /** What this person has received. */
    received: () => {
      const live = room?.received() ?? { messages: 0, bytes: 0 };
      return {
        messages: elsewhere.messages + live.messages,
        bytes: elsewhere.bytes + live.bytes + client.bytes() + visitor.bytes(),
      };
    },
    close() {
      leaveRoom();
      client.close();
      visitor.close();
    },
  };
  return person;
}
