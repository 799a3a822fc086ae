import { createHash } from 'node:crypto';
import type { RequestOptions } from '../http-client.ts';
import { mailbox, site } from '../site.ts';
import { addressesOfRoutes, linksOf, shapeOf } from './addresses.ts';
import { type Leak, leaksIn } from './sentinels.ts';
import { turnsAt } from './turns.ts';
import { type Viewer, type Viewers, viewers } from './viewers.ts';
import { wordsOf } from './words/found-words.ts';
import { HIDDEN_NAME } from './words/hidden-words.ts';
import type { World } from './world.ts';

/** How many requests are under way at once. */
const AT_ONCE = 4;

/** A site that is asked for everything by everybody. */
export interface AskedSite {
  /** Where words were found that their reader may not read. */
  leaks: readonly Leak[];
  /** Answers that are none: too many requests, or an error. */
  unheard: readonly string[];
  counts: Readonly<{ exits: number; answers: number }>;
  /** Keeps what leaks in a text that a viewer was given. */
  heard(viewer: Viewer, exit: string, text: string): void;
  /** Sends something. @returns the text of the answer. */
  ask(viewer: Viewer, exit: string, options?: RequestOptions): Promise<string>;
  /** Asks for every address of every route, and for all that pages lead to. @see turnsAt */
  askForEverything(options: { everywhere: boolean }): Promise<void>;
  /** Keeps what leaks in the mails that have come. */
  readMails(): Promise<void>;
  /**
   * The pictures that a visitor is shown or led to at each exit which leads to a text, as hashes of what is drawn.
   * @param ids of the texts.
   */
  pictures(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
}

export function askedSite({ clients, people }: Viewers, world: World): AskedSite {
  const leaks: Leak[] = [];
  const unheard: string[] = [];
  const counts = { exits: 0, answers: 0 };

  function heard(viewer: Viewer, exit: string, text: string, sentinels = world.sentinels): void {
    counts.answers += 1;
    leaks.push(...leaksIn(text, sentinels, { viewer, exit }));
  }

  async function ask(viewer: Viewer, exit: string, options?: RequestOptions): Promise<string> {
    const response = await clients[viewer].fetch(exit, options);
    const isAction = options !== undefined;
    if (response.status >= 500 || (response.status === 429 && !isAction)) unheard.push(`${response.status} ${exit} for ${viewer}`);
    const text = await wordsOf(response);
    heard(viewer, exit, text);
    return text;
  }

  return {
    ...{ leaks, unheard, counts, heard, ask },
    async askForEverything({ everywhere }) {
      // A second try begins with nothing: a page may have taken too long once.
      unheard.length = 0;
      const known = new Set([...addressesOfRoutes(world.values), ...world.asked]);
      const shapes = new Set([...known].map(shapeOf));
      const found = new Set<string>();
      const turns = turnsAt(known, everywhere);
      await each(turns, async ({ viewer, exit }) => {
        for (const link of linksOf(await ask(viewer, exit), site.url)) {
          if (shapes.has(shapeOf(link))) continue;
          shapes.add(shapeOf(link));
          found.add(link);
        }
      });
      const further = turnsAt(found, true);
      await each(further, ({ viewer, exit }) => ask(viewer, exit));
      counts.exits = new Set([...turns, ...further].map(({ exit }) => exit)).size;
    },
    async readMails() {
      const whileShown = world.sentinels.filter(({ state }) => state !== HIDDEN_NAME);
      for (const [place, { to, mail }] of (await mailbox.received()).entries()) {
        const viewer = viewers.find((one) => one !== 'visitor' && people[one].email === to);
        const kept = place < world.mailsBeforeHiding ? whileShown : world.sentinels;
        if (viewer) heard(viewer, `mail “${mail.subject}”`, `${mail.subject}\n${mail.text}`, kept);
      }
    },
    async pictures(ids) {
      const exits = [...addressesOfRoutes(world.values), ...world.asked].filter((exit) => ids.some((id) => exit.includes(id)));
      const shown = new Map<string, readonly string[]>();
      // Hundreds of exits show the same few pictures.
      const asked = new Map<string, Promise<string>>();
      const pictureAt = (link: string) => {
        const hash = asked.get(link) ?? clients.visitor.fetch(link).then(hashOf);
        asked.set(link, hash);
        return hash;
      };
      await each(exits, async (exit) => {
        const response = await clients.visitor.fetch(exit);
        const drawn = isPicture(response) ? [await hashOf(response)] : [];
        const links = isPicture(response) ? [] : linksOf(await response.text(), site.url).filter((link) => PICTURE.test(link));
        for (const link of new Set(links)) drawn.push(await pictureAt(link));
        shown.set(exit, drawn);
      });
      return shown;
    },
  };
}

const PICTURE = /\.(?:png|svg)(?:\?|$)/;

const isPicture = ({ headers }: Response) => headers.get('content-type')?.startsWith('image/') === true;

async function hashOf(response: Response): Promise<string> {
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
}

/** Does something for each of many, a few at a time. */
async function each<One>(many: readonly One[], act: (one: One) => Promise<unknown>): Promise<void> {
  const rest = many.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of rest) await act(one);
    }),
  );
}
