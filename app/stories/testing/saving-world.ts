import { memoryStorage } from '~/platform/testing/memory-storage';
import { asideOf, draftOf } from '../saving/draft-of';
import { createDraftStore, type FoundDraft, findDrafts, type ServerWords } from '../saving/local-draft';
import type { SaveAnswer, SaveRequest, Words } from '../saving/save.contract';
import { beginWith, openSaverPage, type SaverPage, type SaverPageEvent, saverPageStep } from '../saving/saver-page';
import { withSave } from '../saving/taken-saves';

const PLAYER = 'writer';
const STORY = 'tale';
const TITLE = 'Title';

type Storage = ReturnType<typeof memoryStorage>;

/** One tab of a writer: its machine, its box, and the request that is under way. */
export interface WorldTab {
  page(): SaverPage;
  box(): string;
  type(body: string): void;
  tell(event: SaverPageEvent): void;
  /** The request under way. */
  request(): SaveRequest | undefined;
  /** Ends the request under way: answered, or lost before or after it reached the server. */
  end(how: 'answered' | 'lost' | 'answer lost'): void;
}

const keptOn = (storage: Storage): Words[] => findDrafts(storage, PLAYER).map(({ draft }: FoundDraft) => draft);

/** A server and devices on which one writer has one story open, in any number of tabs. */
export function createSavingWorld(devices: number) {
  const server = { body: '', version: 1, saveId: undefined as string | undefined, saves: [] as string[] };
  /** The text of each version that was saved, by its number. */
  const versions: string[] = [];
  /** Words that were not chosen. */
  const history: string[] = [];
  const storages: Storage[] = Array.from({ length: devices }, () => memoryStorage());
  let ids = 0;

  function take({ saveId, baseVersion, body, purpose }: SaveRequest): SaveAnswer {
    if (purpose === 'set-aside') {
      history.push(body);
      return { status: 'saved', version: server.version };
    }
    if (body === server.body) return { status: 'saved', version: server.version };
    if (baseVersion !== server.version) {
      const { version, saves, body: stored } = server;
      return { status: 'conflict', version, saveId: server.saveId, saves, title: TITLE, body: stored };
    }
    Object.assign(server, { body, saveId, saves: withSave(server.saves, saveId), version: server.version + 1 });
    versions[server.version] = body;
    return { status: 'saved', version: server.version };
  }

  /** Opens the story. @param typedEarly typed before the page's script, given what the server had. */
  function open(device: number, typedEarly: (served: string) => string): WorldTab {
    const storage = storages[device] as Storage;
    const served: ServerWords = { title: TITLE, body: server.body, version: server.version, saveId: server.saveId };
    const store = createDraftStore(storage, { playerId: PLAYER, storyId: STORY, pageId: `page-${++ids}` });
    let page = openSaverPage(served);
    let box = typedEarly(served.body);
    let underWay: SaveRequest | undefined;

    const tell = (event: SaverPageEvent) => {
      const step = saverPageStep(page, event, () => `save-${++ids}`);
      page = step.state;
      for (const effect of step.effects) {
        if (effect.type === 'send') underWay = effect.request;
        else if (effect.type === 'keep') store.keep(draftOf(page.saver, ++ids));
        else if (effect.type === 'forget') store.forget();
        else if (effect.type === 'set-aside') store.setAside(asideOf(page.saver, effect.words, ++ids));
        else if (effect.type === 'drop-aside') store.dropAside(effect.words);
        else if (effect.type === 'show') box = effect.words.body;
      }
    };
    const opening = beginWith(served, { title: TITLE, body: box }, findDrafts(storage, PLAYER), STORY);
    for (const { key } of opening.there) storage.removeItem(key);
    if (opening.adopted) store.adopt(opening.adopted);
    tell({ type: 'opened', opening });
    if (opening.beginning.mine) {
      tell({ type: 'typed', words: opening.beginning.mine });
      tell({ type: 'asked', purpose: 'save' });
    } else tell({ type: 'retry' });
    return {
      page: () => page,
      box: () => box,
      tell,
      type(body) {
        box = body;
        tell({ type: 'typed', words: { title: TITLE, body } });
      },
      request: () => underWay,
      end(how) {
        if (!underWay) return;
        const { saveId } = underWay;
        const answer = how === 'lost' ? undefined : take(underWay);
        underWay = undefined;
        tell(answer && how === 'answered' ? { type: 'answered', saveId, answer } : { type: 'unreachable', saveId });
      },
    };
  }

  return {
    server,
    versions,
    history,
    open,
    /** What all devices keep for the writer. */
    kept: (): Words[] => storages.flatMap(keptOn),
    /** What one device keeps for the writer. */
    keptOn: (device: number): Words[] => keptOn(storages[device] as Storage),
  };
}
