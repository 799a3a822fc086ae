import { useEffect } from 'react';
import { SidePanel } from '~/ui/dialogs/side-panel';
import type { ChapterName } from '../../reading/reading.contract';
import { CommentsOf } from '../screen/story-comments';
import { passageTexts as texts } from './texts';

/** The chapter whose paragraphs are commented on, and who reads it. */
export interface CommentedChapter {
  storyId: string;
  chapter: ChapterName;
  viewer: { id: string; name: string } | undefined;
}

interface PassagePanelProps extends CommentedChapter {
  at: number;
  onClose(): void;
}

/** The comments on a paragraph, beside the text in a wide window, over its lower part on a phone. */
export default function PassagePanel({ at, onClose, storyId, chapter, viewer }: PassagePanelProps) {
  useEffect(() => {
    document.documentElement.dataset.beside = '';
    return () => {
      delete document.documentElement.dataset.beside;
    };
  }, []);
  return (
    <SidePanel
      beside
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={<bdi>{texts.chapter(chapter.number, chapter.title)}</bdi>}
    >
      <div className="grid min-w-0 gap-4">
        <CommentsOf {...{ storyId, chapter, viewer }} passage={at} compact view="passage" show={() => undefined} />
      </div>
    </SidePanel>
  );
}
