import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { KeepButton } from '../reading-lists/keep-button';
import { bookmarkTexts } from './texts';

export interface BookmarkButtonProps {
  storyId: string;
  bookmarked: boolean;
  /** Whether its word is shown on phones, too. */
  labelled?: boolean;
}

/** Bookmarks a story for the viewer, or takes the bookmark out. */
export default function BookmarkButton({ storyId, bookmarked, labelled = false }: BookmarkButtonProps) {
  return (
    <KeepButton
      storyId={storyId}
      kept={bookmarked}
      intents={['bookmark', 'remove-bookmark']}
      icons={{ off: BookmarkPlus, on: BookmarkCheck }}
      texts={bookmarkTexts}
      labelled={labelled}
    />
  );
}
