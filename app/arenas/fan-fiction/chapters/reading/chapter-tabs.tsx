import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { cx } from '~/ui/cx';
import { tabStyle } from '~/ui/layout/tab-style';
import type { ChapterName } from '../../reading/reading.contract';
import { chapterTexts } from '../texts';

export interface ChapterTabsProps {
  chapters: readonly ChapterName[];
  /** The number of the chapter shown. */
  current: number;
  address(chapter: number): string;
  /** Shows a chapter in place; without it the tabs are links. */
  onSelect?: ((chapter: number) => void) | undefined;
}

/** Tabs for a story's chapters, in a box that scrolls to the current one when there are many; on a phone in one row. */
export function ChapterTabs({ chapters, current, address, onSelect }: ChapterTabsProps) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box scrolls when the current chapter changes.
  useEffect(() => {
    const tab = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (!box.current || !tab) return;
    box.current.scrollTop = tab.offsetTop - box.current.clientHeight / 2;
    box.current.scrollLeft = tab.offsetLeft + (tab.offsetWidth - box.current.clientWidth) / 2;
  }, [current]);

  const select = (event: MouseEvent, chapter: number) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!onSelect || opensElsewhere) return;
    event.preventDefault();
    onSelect(chapter);
  };

  return (
    <nav ref={box} aria-label={chapterTexts.chapters} className="chapter-tabs">
      {chapters.map(({ id, number, title }) => (
        <Link
          key={id}
          to={address(number)}
          preventScrollReset
          aria-current={number === current ? 'page' : undefined}
          onClick={(event) => select(event, number)}
          className={cx(tabStyle, 'mb-0 max-w-full gap-1.5')}
        >
          <span className="tabular text-muted">{number}</span>
          <bdi className="max-w-[14rem] truncate">{title}</bdi>
        </Link>
      ))}
    </nav>
  );
}
