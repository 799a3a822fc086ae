import { type FormEvent, useRef, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { randomId } from '~/platform/ids/random-id';
import { postWords } from '~/platform/requests/post-words';
import { readSaveAnswer } from '~/stories/saving/read-save-answer';
import { countWords } from '~/stories/text/words';
import { wordsText } from '~/stories/text/words-box';
import { Button } from '~/ui/actions/button';
import { Notice } from '~/ui/states/notice';
import { useToast } from '~/ui/toasts/use-toast';
import type { SentChapterDraft } from '../drafts/draft.contract';
import { MAX_CHAPTER } from '../limits';
import { useHydrated } from '../story-page/use-task';
import { draftTexts, formTexts, importTexts } from '../texts';
import type { FoundChapter } from './split-chapters';

interface ImportChaptersProps {
  playerId: string;
  storyId: string;
  /** The page that lists the imported chapters. */
  back: string;
}

/** A found chapter, with the id of the draft it becomes: sent again, it stays the same one. */
type Listed = FoundChapter & { id: string };

/** Reads a file, shows its chapters, and sends those that are chosen. */
export function ImportChapters({ playerId, storyId, back }: ImportChaptersProps) {
  const hydrated = useHydrated();
  const [found, setFound] = useState<readonly Listed[]>([]);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const [sending, setSending] = useState(false);
  const latest = useRef(0);
  const navigate = useNavigate();
  const toast = useToast();

  const choose = async (file: File | undefined) => {
    latest.current += 1;
    const own = latest.current;
    setFound([]);
    setProblem(undefined);
    if (!file) return setSaid('');
    setSaid(`Reading ${file.name}...`);
    const { readFile } = await import('./read-file');
    const read = await readFile(file);
    if (own !== latest.current) return;
    setSaid('chapters' in read ? `${read.chapters.length === 1 ? 'One chapter' : `${read.chapters.length} chapters`} found.` : '');
    if ('chapters' in read) setFound(read.chapters.map((chapter) => ({ ...chapter, id: randomId() })));
    else setProblem(read.problem);
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('chapter');
    const chapters = found.filter(({ id }) => chosen.includes(id));
    if (chapters.length === 0 || sending) return;
    setSending(true);
    setProblem(undefined);
    // The last one first: the list of unpublished chapters begins with what was saved last.
    for (const [index, chapter] of chapters.toReversed().entries()) {
      setSaid(`Sending ${index + 1} of ${chapters.length}...`);
      const refused = await sendChapter(chapter, playerId, storyId);
      if (refused !== undefined) {
        setProblem(refused);
        setSaid('');
        return setSending(false);
      }
    }
    toast({ title: importTexts.done(chapters.length), description: importTexts.kept, tone: 'success' });
    void navigate(`${back}#unpublished`);
  };

  return (
    <form onSubmit={send} className="grid gap-5">
      <noscript>
        <Notice tone="info">{importTexts.needsScript}</Notice>
      </noscript>
      <label className="grid gap-1.5 font-medium">
        File
        <input
          type="file"
          accept=".docx,.txt,.md,.html,.htm"
          disabled={!hydrated || sending}
          onChange={(event) => void choose(event.target.files?.[0])}
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
            <legend className="ml-3 px-1 font-medium">Chapters to import</legend>
            <div className="divide-y divide-line">
              {found.map((chapter) => (
                <Found key={chapter.id} chapter={chapter} />
              ))}
            </div>
          </fieldset>
          <p className="text-muted">{importTexts.kept}</p>
          <Button type="submit" className="justify-self-start" pending={sending} pendingText="Importing...">
            Import the chosen chapters
          </Button>
        </>
      )}
    </form>
  );
}

function Found({ chapter: { id, title, body } }: { chapter: Listed }) {
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
        <span className="tabular block text-sm text-muted">{wordsText(countWords(body))}</span>
        <bdi className="line-clamp-2 font-prose text-muted wrap-anywhere">{body.slice(0, 300)}</bdi>
        {isTooLong && <span className="block text-vermilion">{formTexts.chapterTooLong}</span>}
      </span>
    </label>
  );
}

/** Keeps a chapter as a draft. @returns why not; undefined when it is kept. */
async function sendChapter({ id, title, body }: Listed, writerId: string, storyId: string): Promise<string | undefined> {
  const sent: SentChapterDraft = { writerId, saveId: id, title, body, baseVersion: 0, place: { kind: 'chapter', storyId } };
  const outcome = await readSaveAnswer(await postWords(href('/fan-fiction/drafts/:draftId', { draftId: id }), sent));
  if (outcome.kind !== 'answer') return importTexts.notSent;
  const { answer } = outcome;
  if (answer.status === 'saved') return undefined;
  if (answer.status === 'too-long') return answer.text;
  if (answer.status === 'signed-out') return importTexts.signedOut;
  return answer.status === 'gone' ? importTexts.gone : importTexts.notSent;
}
