import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '~/ui/actions/button';
import { chapterTexts } from '../texts';

export interface ChapterStepsProps {
  current: number;
  total: number;
  onTurn(chapter: number): void;
}

/** Buttons to the previous and next chapter, within another page; dimmed at the ends. */
export function ChapterSteps({ current, total, onTurn }: ChapterStepsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Button size="sm" variant="outline" disabled={current <= 1} onClick={() => onTurn(current - 1)}>
        <ChevronLeft aria-hidden="true" />
        {chapterTexts.previous}
        <span className="sr-only"> {chapterTexts.chapter}</span>
      </Button>
      <p className="tabular text-sm text-muted">
        {current} / {total}
      </p>
      <Button size="sm" variant="outline" disabled={current >= total} onClick={() => onTurn(current + 1)}>
        {chapterTexts.next}
        <span className="sr-only"> {chapterTexts.chapter}</span>
        <ChevronRight aria-hidden="true" />
      </Button>
    </div>
  );
}
