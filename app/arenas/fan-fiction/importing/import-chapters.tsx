import { type FormEvent, useRef, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { randomId } from '~/platform/ids/random-id';
import { postWords } from '~/platform/requests/post-words';
import { sayUnsent } from '~/platform/requests/unsent';
import { cutAt } from '~/platform/text/printable';
import { readSaveAnswer } from '~/stories/saving/read-save-answer';
import { countWords } from '~/stories/text/words';
import { wordsText } from '~/stories/text/words-box';
import { Button } from '~/ui/actions/button';
import { Notice } from '~/ui/states/notice';
import { useToast } from '~/ui/toasts/use-toast';
import { MAX_BYLINE, type SentChapterDraft } from '../drafts/draft.contract';
import { backlistAddress } from '../fandoms/fandom-links';
import { MAX_CHAPTER } from '../limits';
import { useHydrated } from '../story-page/use-task';
import { draftTexts, formTexts, importTexts } from '../texts';
import { isBylineOf } from './backlist/files/byline';
import type { FoundStory } from './backlist/files/found-story';
import { sendWork } from './backlist/screen/send-works';
import { backlistTexts } from './backlist/texts';
import { SaidList } from './said-list';
import type { FoundChapter } from './split-chapters';
import { importingTexts } from './texts';
import { type Work, wholeWork } from './whole-work';
import { OfAnother, OfStory, WholeWorkNotice } from './whole-work-notice';

/** What the chapters become: unpublished ones of a story, or a story of a fandom. */
export type Destination = { kind: 'chapter'; storyId: string } | { kind: 'story'; fandomId: string; fandom: string };

interface ImportChaptersProps {
  writer: { id: string; name: string };
  /** The names of the authors of the story that the chapters are for, and the writer's. */
  authors: readonly string[];
  destination: Destination;
  /** The page that lists the imported chapters, or on which the story is written. */
  back: string;
  /** The largest file that may be imported. */
  megabytes: number;
}

/** A found chapter, with the id of the draft it becomes: sent again, it stays the same one. */
type Listed = FoundChapter & { id: string };

/** Reads files, shows their chapters, and sends those that are chosen. */
export function ImportChapters({ writer, authors, destination, back, megabytes }: ImportChaptersProps) {
  const hydrated = useHydrated();
  const [found, setFound] = useState<readonly Listed[]>([]);
  const [work, setWork] = useState<Work>({ title: '', said: undefined, origin: undefined });
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const [sending, setSending] = useState(false);
  const latest = useRef(0);
  // By the chapters that it has: sent again, it stays the same one, and with other chapters it is another one.
  const workIds = useRef(new Map<string, string>());
  const navigate = useNavigate();
  const toast = useToast();

  const isOfAnother = destination.kind === 'chapter' && !isBylineOf(work.origin?.byline ?? '', authors);

  const choose = async (files: readonly File[]) => {
    latest.current += 1;
    const own = latest.current;
    setFound([]);
    setProblem(undefined);
    if (files.length === 0) return setSaid('');
    setSaid(importingTexts.reading(files.map(({ name }) => name)));
    const fandom = destination.kind === 'story' ? destination.fandom : undefined;
    const reader = await import('./read-files').catch(() => undefined);
    const read = reader ? await reader.readFiles(files, { megabytes, fandom }) : { problem: importTexts.notLoaded };
    if (own !== latest.current) return;
    setSaid('chapters' in read ? importingTexts.found(read.chapters.length) : '');
    if ('problem' in read) return setProblem(read.problem);
    setWork(read);
    setFound(read.chapters.map((chapter) => ({ ...chapter, id: randomId() })));
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('chapter');
    const chapters = found.filter(({ id }) => chosen.includes(id));
    if (chapters.length === 0 || sending || isOfAnother) return;
    setSending(true);
    setProblem(undefined);
    const whole = destination.kind === 'story' ? wholeWork(work, chapters, destination.fandomId) : undefined;
    const refused = whole ? await sendWhole(whole, chapters) : await sendDrafts(draftsOf(chapters, destination, work));
    if (refused === undefined) return;
    setProblem(refused);
    setSaid('');
    setSending(false);
  };

  const sendWhole = async (whole: FoundStory, chapters: readonly Listed[]) => {
    const key = chapters.map(({ id }) => id).join();
    const id = workIds.current.get(key) ?? randomId();
    workIds.current.set(key, id);
    setSaid(backlistTexts.sending(1, 1));
    const refused = await sendWork({ ...whole, id }, { writerId: writer.id, batchId: id });
    if (refused !== undefined) return refused;
    toast({ title: backlistTexts.sent(1), description: importingTexts.lookOver, tone: 'success' });
    void navigate(backlistAddress);
  };

  const sendDrafts = async (drafts: readonly NewDraft[]) => {
    for (const [index, draft] of drafts.entries()) {
      setSaid(importingTexts.sending(index + 1, drafts.length));
      const refused = await sendDraft(draft, writer.id);
      if (refused !== undefined) return refused;
    }
    const isStory = destination.kind === 'story';
    toast({ title: importTexts.done(drafts.length), description: isStory ? importTexts.keptAsStory : importTexts.kept, tone: 'success' });
    void navigate(isStory ? `${back}&draft=${drafts[0]?.id}` : `${back}#unpublished`);
  };

  return (
    <form onSubmit={send} className="grid gap-5">
      <noscript>
        <Notice tone="info">{importTexts.needsScript}</Notice>
      </noscript>
      <label className="grid gap-1.5 font-medium">
        {importTexts.file}
        <input
          type="file"
          multiple
          accept=".docx,.txt,.md,.html,.htm"
          disabled={!hydrated || sending}
          onChange={(event) => void choose([...(event.target.files ?? [])])}
          className="control max-w-full py-2"
        />
      </label>
      <p role="status" className="min-h-[1lh] text-muted">
        {said}
      </p>
      {problem && <Notice tone="error">{problem}</Notice>}
      {found.length > 0 && (
        <>
          <fieldset className="rounded-md border border-line">
            <legend className="ml-3 px-1 font-medium">{importingTexts.chaptersToImport}</legend>
            <div className="divide-y divide-line">
              {found.map((chapter) => (
                <Found key={chapter.id} chapter={chapter} />
              ))}
            </div>
          </fieldset>
          {destination.kind === 'story' && work.said && <SaidList said={work.said} origin={work.origin} chapters={found.length} />}
          {isOfAnother ? (
            <OfAnother byline={work.origin?.byline ?? ''} />
          ) : (
            <>
              <WhatBecomes {...{ destination, work, writer, chapters: found }} />
              <Button type="submit" className="justify-self-start" pending={sending} pendingText={importingTexts.importing}>
                {importTexts.importChosen}
              </Button>
            </>
          )}
        </>
      )}
    </form>
  );
}

interface WhatBecomesProps {
  destination: Destination;
  work: Work;
  writer: ImportChaptersProps['writer'];
  chapters: readonly Listed[];
}

/** What the chosen chapters become. */
function WhatBecomes({ destination, work: { origin }, writer, chapters }: WhatBecomesProps) {
  if (destination.kind === 'story' && origin) return <WholeWorkNotice {...{ origin, writer }} beginning={chapters[0]?.body ?? ''} />;
  return (
    <>
      <p className="text-muted">{destination.kind === 'story' ? importTexts.keptAsStory : importTexts.kept}</p>
      {origin && <OfStory />}
    </>
  );
}

function Found({ chapter: { id, title, body, noteBefore, noteAfter } }: { chapter: Listed }) {
  const isTooLong = body.length > MAX_CHAPTER;
  return (
    <label className="flex cursor-pointer items-start gap-3 px-4 py-3">
      <input
        type="checkbox"
        name="chapter"
        value={id}
        defaultChecked={!isTooLong}
        disabled={isTooLong}
        className="mt-1 size-5 shrink-0 accent-gold"
      />
      <span className="min-w-0">
        <bdi className="block font-medium wrap-anywhere">{title || draftTexts.untitled}</bdi>
        <span className="tabular block text-sm text-muted">
          {wordsText(countWords(body))}
          {(noteBefore || noteAfter) && `, ${importingTexts.hasNotes}`}
        </span>
        <bdi className="line-clamp-2 font-prose text-muted wrap-anywhere">{body.slice(0, 300)}</bdi>
        {isTooLong && <span className="block text-vermilion">{formTexts.chapterTooLong}</span>}
      </span>
    </label>
  );
}

type NewDraft = Listed & Pick<SentChapterDraft, 'place'>;

/**
 * The drafts that chapters become, in the order in which they are sent.
 * @param work what a story that they begin begins with.
 */
function draftsOf(chapters: readonly Listed[], destination: Destination, work: Work): NewDraft[] {
  const [first, ...rest] = chapters;
  // The last one first: lists of unpublished chapters begin with what was saved last.
  if (destination.kind === 'chapter') {
    const from = work.origin?.byline && { byline: cutAt(work.origin.byline, MAX_BYLINE) };
    return chapters.toReversed().map((chapter) => ({ ...chapter, place: { ...destination, ...notesOf(chapter), ...from } }));
  }
  if (!first) return [];
  const { kind, fandomId } = destination;
  const place = { kind: 'to-come' as const, fandomId, beginsWith: first.id };
  // A file without headings is one chapter under the story's title.
  const own = first.title !== '' && first.title !== work.title && { chapterTitle: first.title };
  return [
    { ...first, title: work.title, place: { kind, fandomId, ...own, ...(work.said && { said: work.said }) } },
    ...rest.toReversed().map((chapter) => ({ ...chapter, place: { ...place, ...notesOf(chapter) } })),
  ];
}

/** The notes that a file has on a chapter, as its draft keeps them. */
function notesOf({ noteBefore, noteAfter }: Listed) {
  return (noteBefore || noteAfter) && { said: { noteBefore, noteAfter } };
}

/** Keeps a chapter as a draft. @returns why not; undefined when it is kept. */
async function sendDraft({ id, title, body, place }: NewDraft, writerId: string): Promise<string | undefined> {
  const sent: SentChapterDraft = { writerId, saveId: id, title, body, baseVersion: 0, place };
  const outcome = await readSaveAnswer(await postWords(href('/fan-fiction/drafts/:draftId', { draftId: id }), sent));
  if (outcome.kind === 'unreachable') void sayUnsent();
  if (outcome.kind !== 'answer') return importTexts.notSent;
  const { answer } = outcome;
  if (answer.status === 'saved') return undefined;
  if (answer.status === 'too-long') return answer.text;
  if (answer.status === 'signed-out') return importTexts.signedOut;
  return answer.status === 'gone' ? importTexts.gone : importTexts.notSent;
}
