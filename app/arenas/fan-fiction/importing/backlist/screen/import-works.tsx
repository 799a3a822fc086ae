import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { randomId } from '~/platform/ids/random-id';
import { Button } from '~/ui/actions/button';
import { Notice } from '~/ui/states/notice';
import { useHydrated } from '../../../story-page/use-task';
import type { KnownWork } from '../backlist.contract';
import type { ReadBacklist } from '../files/read-backlist';
import { backlistTexts as texts } from '../texts';
import { askKnown, type ChosenWork, sendWork } from './send-works';
import { SkippedFiles } from './skipped-files';
import { WorkRow } from './work-row';

/** What was found in files, and which of it is here already. */
interface Found extends Omit<ReadBacklist, 'works'> {
  works: readonly ChosenWork[];
  known: ReadonlyMap<string, KnownWork>;
  /** The same for all that is imported from these files. */
  batchId: string;
}

interface ImportWorksProps {
  writer: { id: string; name: string };
}

/** Reads files, shows the works in them, and sends those that are chosen. */
export function ImportWorks({ writer }: ImportWorksProps) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [found, setFound] = useState<Found>();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [sending, setSending] = useState(false);
  const [isUnchosen, setUnchosen] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const latest = useRef(0);

  const choose = async (files: readonly File[]) => {
    latest.current += 1;
    const own = latest.current;
    setFound(undefined);
    setProblem(undefined);
    setRefused(new Map());
    setSaid('');
    setUnchosen(false);
    if (files.length === 0) return;
    const reader = await import('../files/read-backlist').catch(() => undefined);
    if (!reader) return setProblem(texts.notLoaded);
    const read = await reader.readBacklist(files, (number, of) => {
      if (own === latest.current) setSaid(texts.reading(number, of));
    });
    if (own !== latest.current) return;
    if ('problem' in read) {
      setSaid('');
      return setProblem(read.problem);
    }
    const works = read.works.map((work) => ({ ...work, id: randomId() }));
    const known = works.length > 0 ? await askKnown(works, writer.id) : [];
    if (own !== latest.current) return;
    setSaid(works.length > 0 ? texts.found(works.length) : texts.nothing);
    setFound({ ...read, works, known: new Map(known.map((each) => [each.id, each])), batchId: randomId() });
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!found || sending) return;
    const form = new FormData(event.currentTarget);
    const chosen = found.works.filter(({ id }) => form.getAll('work').includes(id)).map((work) => asCorrected(work, form));
    setUnchosen(chosen.length === 0);
    if (chosen.length === 0) return;
    setSending(true);
    const failed = new Map<string, string>();
    for (const [index, work] of chosen.entries()) {
      setSaid(texts.sending(index + 1, chosen.length));
      const reason = await sendWork(work, { writerId: writer.id, batchId: found.batchId });
      if (reason !== undefined) failed.set(work.id, reason);
    }
    const left = found.works.filter(({ id }) => failed.has(id) || !chosen.some((work) => work.id === id));
    setFound({ ...found, works: left });
    setRefused(failed);
    setSaid(texts.sent(chosen.length - failed.size));
    setSending(false);
    // The table goes with its last work, and the pressed button with it.
    status.current?.focus();
    void revalidate();
  };

  return (
    <form onSubmit={send} className="grid gap-5">
      <noscript>
        <Notice tone="info">{texts.needsScript}</Notice>
      </noscript>
      <label className="grid gap-1.5 font-medium">
        {texts.files}
        <input
          type="file"
          multiple
          accept=".zip,.epub,.html,.htm,.docx,.md,.txt"
          disabled={!hydrated || sending}
          onChange={(event) => void choose([...(event.target.files ?? [])])}
          className="control max-w-full py-2"
        />
      </label>
      <p ref={status} tabIndex={-1} role="status" className="tabular min-h-[1lh] text-muted outline-none">
        {said}
      </p>
      {problem && <Notice tone="error">{problem}</Notice>}
      {found?.cutZips.map((name, place) => (
        <Notice key={`${place} ${name}`} tone="info">
          {texts.cutZip(name)}
        </Notice>
      ))}
      {found?.isCut && <Notice tone="info">{texts.tooMany}</Notice>}
      {found && found.skipped.length > 0 && <SkippedFiles files={found.skipped} />}
      {found && found.works.length > 0 && (
        <>
          <fieldset disabled={sending} className="min-w-0 rounded-md border border-line">
            <legend className="ml-3 px-1 font-medium">{texts.worksToImport}</legend>
            <ul className="divide-y divide-line">
              {found.works.map((work) => (
                <WorkRow
                  key={work.id}
                  work={work}
                  known={found.known.get(work.id)}
                  refused={refused.get(work.id)}
                  writerName={writer.name}
                />
              ))}
            </ul>
          </fieldset>
          <Button type="submit" className="justify-self-start" pending={sending} pendingText={texts.importing}>
            {texts.importChosen}
          </Button>
          {isUnchosen && (
            <p role="alert" className="font-medium text-vermilion">
              {texts.noneChosen}
            </p>
          )}
        </>
      )}
    </form>
  );
}

/** A work with the title, the fandom and the day that its author wrote into the table. */
function asCorrected(work: ChosenWork, form: FormData): ChosenWork {
  const field = (name: string) => String(form.get(`${name}:${work.id}`) ?? '').trim();
  return {
    ...work,
    title: field('title') || work.title,
    fandom: field('fandom'),
    origin: { ...work.origin, firstPublished: field('day') || undefined },
  };
}
