import { useRef, useState } from 'react';
import { DeskWords } from '~/arenas/creative-writing/screen/desk-words';
import { zonedClockText } from '~/platform/text/format-dates';
import { pageTitle } from '~/site/page-title';
import type { KeptText } from '~/stories/saving/kept/kept-text.contract';
import { useKeptText } from '~/stories/saving/kept/use-kept-text';
import { isUnsaved, type SaverState } from '~/stories/saving/saver-state';
import { type Saver, type SaverOptions, useSaver } from '~/stories/saving/use-saver';
import { useWordCount } from '~/stories/text/use-word-count';
import { wordsText } from '~/stories/text/words-box';
import { buttonStyle } from '~/ui/actions/button-style';
import { showText } from '~/ui/fields/show-text';
import { useVisualWindow } from '~/ui/layout/use-visual-window';
import { Notice } from '~/ui/states/notice';
import { connectionTexts } from '../errors/connection-texts';
import { offlineTexts } from './texts';

export interface OfflineDeskProps {
  text: KeptText;
  /** How its arena finds and saves it. */
  ways: Pick<SaverOptions, 'search' | 'post' | 'autosaveMs'>;
}

/** A text of this device, opened without a network: title, words, and what became of them. @see docs/product/creative-writing.md */
export function OfflineDesk({ text, ways }: OfflineDeskProps) {
  const titleBox = useRef<HTMLInputElement>(null);
  const bodyBox = useRef<HTMLTextAreaElement>(null);
  const desk = useRef<HTMLElement>(null);
  const [server] = useState({ title: text.title, body: text.body, version: text.version, saveId: undefined });
  const boxes = useRef({
    read: () => (titleBox.current && bodyBox.current ? { title: titleBox.current.value, body: bodyBox.current.value } : undefined),
    show({ title, body }: { title: string; body: string }) {
      showText(titleBox.current, title);
      showText(bodyBox.current, body);
    },
  });
  const saver = useSaver({ writerId: text.writerId, server, boxes, ...ways });
  const { state } = saver;
  const { writerId, textId, kind, starter, place, address, endsAt } = text;
  useKeptText({ writerId, textId, kind, starter, place, address, endsAt }, state);
  useVisualWindow(desk);
  const words = useWordCount(state.words.body);
  const leadsOn = state.obstacle !== undefined || isBack(state, text);

  return (
    <main id="main" ref={desk} data-desk="">
      <title>{pageTitle(state.words.title || offlineTexts.untitled)}</title>
      <h1 className="sr-only">{offlineTexts.heading}</h1>
      <div className="sticky top-(--window-top,0px) z-10 flex min-h-13 items-center gap-3 bg-bg px-4 py-1 text-sm sm:px-8">
        <p role="status" className="min-w-0 flex-1 text-muted">
          {statusOf(state)} · {wordsText(words)}
        </p>
        <a href={text.address} className={buttonStyle(leadsOn ? 'gold' : 'outline', 'sm')}>
          {leadsOn ? offlineTexts.openDesk : connectionTexts.again}
        </a>
      </div>
      <div className="mx-auto flex w-full max-w-[42rem] flex-col gap-3 px-4 pt-1 pb-24 sm:gap-5 sm:px-8 sm:pt-6">
        <DeskNotice saver={saver} text={text} />
        <DeskWords
          words={text}
          title={state.words.title}
          readOnly={false}
          hidden={false}
          titleBox={titleBox}
          bodyBox={bodyBox}
          onTyped={saver.typed}
        />
      </div>
    </main>
  );
}

function statusOf(state: SaverState): string {
  if (state.line === 'saving') return offlineTexts.status.saving;
  return isUnsaved(state) ? offlineTexts.status.kept : offlineTexts.status.saved;
}

/** Where the words are, and what happens next. */
function DeskNotice({ saver, text }: { saver: Saver; text: KeptText }) {
  const { obstacle } = saver.state;
  if (!saver.kept) return <Notice tone="error">{offlineTexts.notKept}</Notice>;
  if (obstacle) return <Notice tone="error">{obstacle.kind === 'too-long' ? obstacle.text : offlineTexts.obstacles[obstacle.kind]}</Notice>;
  if (isBack(saver.state, text)) {
    return (
      <Notice tone="success" title={offlineTexts.saved.title}>
        {offlineTexts.saved.text}
      </Notice>
    );
  }
  const ends = text.endsAt && offlineTexts.sessionEnds(zonedClockText(new Date(text.endsAt), undefined));
  return (
    <Notice tone="info" title={offlineTexts.offline.title}>
      {offlineTexts.offline.text} {ends}
    </Notice>
  );
}

/** Whether the server has taken all words since the desk was opened. */
function isBack(state: SaverState, { version }: KeptText): boolean {
  return state.version !== version && !isUnsaved(state);
}
