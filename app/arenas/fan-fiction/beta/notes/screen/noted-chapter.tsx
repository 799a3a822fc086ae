import type { SubmissionResult } from '@conform-to/react';
import { Link } from 'react-router';
import { numberText } from '~/platform/text/format';
import type { Block } from '~/stories/reading/text/chapter-text.contract';
import { TextLink } from '~/ui/actions/text-link';
import { CHANGED, CHOOSE } from '../../../comments/passages/passage-address';
import { ALL, betaAddress } from '../../beta';
import { isOpen, type Notes } from '../notes';
import type { NoteThread as Thread } from '../read-notes.server';
import { noteTexts as texts } from '../texts';
import { MarkedText } from './marked-text';
import { NoteForm } from './note-form';
import { NoteThread } from './note-thread';
import { WordingForm } from './wording-form';

interface NotedChapterProps {
  workId: string;
  chapterId: string;
  blocks: readonly Block[];
  notes: Notes;
  reply: SubmissionResult<string[]> | undefined;
}

/** A chapter that is read along, with the notes on its paragraphs between them. Every state has an address, and works without script. */
export function NotedChapter({ workId, chapterId, blocks, notes, reply }: NotedChapterProps) {
  const { threads, asked, quote, source, playerId, newId } = notes;
  const address = (passage: Notes['asked']) => betaAddress(workId, { chapter: chapterId, passage: passage?.toString() });
  const at = Map.groupBy(threads, (thread) => thread.at);
  const thread = (one: Thread) => (
    <li key={one.id} className="border-t border-line pt-4 first:border-0 first:pt-0">
      <NoteThread {...{ thread: one, playerId, chapterId, newId, reply }} />
    </li>
  );
  const beside = (place: number) => {
    const count = at.get(place)?.filter(({ resolved }) => !resolved).length ?? 0;
    const hidden = count === 0 && asked !== CHOOSE;
    return (
      <span className="contents" aria-hidden={hidden || undefined}>
        <Link
          to={`${address(asked === place ? undefined : place)}${asked === place ? '' : `#${noteId(place)}`}`}
          preventScrollReset={asked === place}
          rel="nofollow"
          aria-label={count > 0 ? texts.notes(count) : texts.write}
          aria-expanded={asked === place}
          tabIndex={hidden ? -1 : undefined}
          className="passage-mark"
          data-quiet={hidden || undefined}
          data-open={asked === place || undefined}
        >
          {count > 0 && numberText(count)}
        </Link>
      </span>
    );
  };
  const below = (place: number) => {
    const there = at.get(place) ?? [];
    if (!isOpen(place, asked, there)) return undefined;
    return (
      <section id={noteId(place)} aria-label={texts.title} className="card my-6 grid scroll-mt-6 gap-4">
        {there.length > 0 && <ul className="grid gap-4">{there.map(thread)}</ul>}
        {asked === place && quote !== undefined && (
          <>
            <NoteForm
              intent="note"
              {...{ playerId, chapterId, id: newId, reply }}
              about={{ at: place, quote }}
              labels={{ text: texts.own, placeholder: texts.placeholder, send: texts.send }}
            />
            {source !== undefined && (
              <WordingForm key={source} {...{ playerId, chapterId, id: newId, source, reply }} about={{ at: place, quote }} />
            )}
            <p className="text-sm">
              <TextLink to={address(undefined)} preventScrollReset className="inline-flex min-h-9 items-center">
                {texts.close}
              </TextLink>
            </p>
          </>
        )}
      </section>
    );
  };
  const changed = at.get(undefined) ?? [];
  const open = threads.filter(({ resolved }) => !resolved).length;
  return (
    <>
      <MarkedText blocks={blocks} beside={beside} below={below} />
      <p className="mt-8 flex flex-wrap gap-x-6 text-sm print:hidden">
        <TextLink to={`${address(asked === CHOOSE ? undefined : CHOOSE)}#chapter`} className="inline-flex min-h-11 items-center">
          {asked === CHOOSE ? texts.stopChoosing : texts.choose}
        </TextLink>
        {open > 0 && (
          <TextLink to={`${address(asked === ALL ? undefined : ALL)}#chapter`} className="inline-flex min-h-11 items-center">
            {asked === ALL ? texts.hideAll : texts.showAll(open)}
          </TextLink>
        )}
      </p>
      {changed.length > 0 && (
        <section id={CHANGED} aria-labelledby="changed-title" className="mt-8 print:hidden">
          <h2 id="changed-title" className="text-lg font-semibold">
            {texts.changed}
          </h2>
          <p className="mt-1 text-sm text-muted">{texts.changedHint}</p>
          <ul className="mt-4 grid gap-4">{changed.map(thread)}</ul>
        </section>
      )}
    </>
  );
}

/** Where the notes on a paragraph stand on the page. */
function noteId(at: number): string {
  return `note-${at}`;
}
