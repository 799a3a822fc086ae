import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { href, useFetcher } from 'react-router';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { cx } from '~/ui/cx';
import { Notice } from '~/ui/states/notice';
import type { ChapterName } from '../reading/reading.contract';
import { storyViewAddress } from '../stories/story-links';
import { arrangingTexts } from '../texts';
import { movedTo } from './arrange';
import type { ArrangeReply } from './arrange-answer.server';
import { orderTexts } from './texts';
import { touchDrag } from './touch-drag';

interface ChapterOrderProps {
  storyId: string;
  chapters: readonly ChapterName[];
}

/** A story's chapters in their order, which arrows, a number or dragging changes; all but dragging works without script. */
export function ChapterOrder({ storyId, chapters }: ChapterOrderProps) {
  const fetcher = useFetcher<ArrangeReply>();
  const [asked, setAsked] = useState<readonly string[]>();
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<number>();
  const pressed = useRef<string>(undefined);
  const busy = fetcher.state !== 'idle';
  const ids = chapters.map(({ id }) => id);
  const shown = busy && asked ? asked.flatMap((id) => chapters.find((chapter) => chapter.id === id) ?? []) : chapters;
  const order = shown.map(({ id }) => id).join();

  // A moved element loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus returns when the order changes.
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus();
  }, [order]);

  const move = (id: string, to: number, button?: string) => {
    const now = busy && asked ? asked : ids;
    pressed.current = button;
    setAsked(movedTo(now, id, to));
    void fetcher.submit({ intent: 'move', id, to: String(to), script: '1' }, { method: 'post' });
  };
  const drop = (place: number | undefined) => {
    setDragged(undefined);
    setOver(undefined);
    if (dragged && place !== undefined && shown[place - 1]?.id !== dragged) move(dragged, place);
  };
  const reply = busy ? undefined : fetcher.data;

  return (
    <section aria-labelledby="order">
      <h2 id="order" className="sr-only">
        {orderTexts.chapters}
      </h2>
      {reply?.problem && <Notice tone="error">{reply.problem}</Notice>}
      <p role="status" className="sr-only">
        {reply?.said}
      </p>
      <ol className="divide-y divide-line rounded-md border border-line">
        {shown.map((chapter, index) => (
          <ChapterRow
            key={chapter.id}
            storyId={storyId}
            chapter={chapter}
            number={index + 1}
            of={shown.length}
            onMove={move}
            isDragged={dragged === chapter.id}
            isOver={over === index + 1 && dragged !== chapter.id}
            onDrag={setDragged}
            onOver={setOver}
            onDrop={drop}
          />
        ))}
      </ol>
    </section>
  );
}

interface ChapterRowProps {
  storyId: string;
  chapter: ChapterName;
  number: number;
  of: number;
  onMove(id: string, to: number, button?: string): void;
  isDragged: boolean;
  isOver: boolean;
  onDrag(id: string): void;
  /** Called with the place that the chapter is dragged over. */
  onOver(place: number | undefined): void;
  /** Called with the place that it is dropped at, if any. */
  onDrop(place: number | undefined): void;
}

function ChapterRow({ storyId, chapter, number, of, onMove, isDragged, isOver, onDrag, onOver, onDrop }: ChapterRowProps) {
  const { id, title } = chapter;
  return (
    <li
      draggable
      data-place={number}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(id);
      }}
      onDragEnd={() => onDrop(undefined)}
      onDragOver={(event) => {
        event.preventDefault();
        onOver(number);
      }}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(number);
      }}
      className={cx('px-2 pt-1 sm:px-3', isDragged && 'opacity-50', isOver && 'bg-raised outline-2 outline-gold')}
    >
      <div className="flex items-center gap-2">
        <span
          aria-hidden="true"
          {...touchDrag({ onStart: () => onDrag(id), onOver, onDrop })}
          className="-ml-1 grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center text-muted select-none noscript:hidden"
        >
          <GripVertical className="size-5" />
        </span>
        <span className="tabular w-6 shrink-0 text-right text-muted">{number}</span>
        <TextLink to={storyViewAddress(storyId, { chapter: number })} className="min-w-0 flex-1 py-2.5 wrap-anywhere">
          <bdi>{title}</bdi>
        </TextLink>
        <Arrow direction="up" chapter={chapter} to={number - 1} of={of} onMove={onMove} />
        <Arrow direction="down" chapter={chapter} to={number + 1} of={of} onMove={onMove} />
      </div>
      <details className="ml-10 sm:ml-17">
        <summary className="inline-flex min-h-7 cursor-pointer items-center text-sm text-muted">
          {orderTexts.more}
          <span className="sr-only">: {title}</span>
        </summary>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 pb-3 text-sm">
          <MoveTo chapter={chapter} number={number} of={of} onMove={onMove} />
          <TextLink to={storyViewAddress(storyId, { chapter: number, task: 'edit' })} className="inline-flex min-h-11 items-center">
            {orderTexts.edit}
          </TextLink>
          <TextLink
            to={href('/fan-fiction/story/:storyId/split/:chapterId', { storyId, chapterId: id })}
            className="inline-flex min-h-11 items-center"
          >
            {orderTexts.splitInTwo}
          </TextLink>
          <TextLink to={href('/fan-fiction/history/:chapterId', { chapterId: id })} className="inline-flex min-h-11 items-center">
            {orderTexts.versions}
          </TextLink>
        </div>
      </details>
    </li>
  );
}

interface ArrowProps extends Pick<ChapterRowProps, 'chapter' | 'of' | 'onMove'> {
  direction: 'up' | 'down';
  to: number;
}

/** At the ends of the list an arrow keeps the focus, so that its presses go on meaning the same chapter. */
function Arrow({ direction, chapter: { id, title }, to, of, onMove }: ArrowProps) {
  const isEnd = to < 1 || to > of;
  const Icon = direction === 'up' ? ArrowUp : ArrowDown;
  const button = `${direction}-${id}`;
  return (
    <form method="post">
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="to" value={Math.min(Math.max(to, 1), of)} />
      <Button
        id={button}
        type="submit"
        variant="quiet"
        size="sm"
        aria-disabled={isEnd || undefined}
        className="min-h-11 min-w-11 px-0"
        onClick={(event) => {
          event.preventDefault();
          if (!isEnd) onMove(id, to, button);
        }}
      >
        <Icon aria-hidden="true" />
        <span className="sr-only">{orderTexts.move(direction, title)}</span>
      </Button>
    </form>
  );
}

function MoveTo({ chapter: { id, title }, number, of, onMove }: Pick<ChapterRowProps, 'chapter' | 'number' | 'of' | 'onMove'>) {
  return (
    <form
      method="post"
      key={number}
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onMove(id, Number(new FormData(event.currentTarget).get('to')));
      }}
    >
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={id} />
      <label htmlFor={`to-${id}`}>
        {orderTexts.moveTo}
        <span className="sr-only">: {title}</span>
      </label>
      <input id={`to-${id}`} name="to" type="number" required min={1} max={of} defaultValue={number} className="control tabular w-20" />
      <Button type="submit" variant="outline" size="sm" className="min-h-11">
        {arrangingTexts.move}
      </Button>
    </form>
  );
}
