import type { NoticeKind } from '~/notices/kinds';
import type { StoryArena } from '~/site/arenas';
import { storyAddress } from '~/stories/sharing/story-address';

/** What a notice's address follows from. */
export interface AddressFacts {
  kind: NoticeKind;
  count: number;
  playerId: string;
  actorId: string | null;
  /** Undefined when the reader cannot open it. */
  story: { id: string; arena: StoryArena } | undefined;
  /** The page of the story's fandom. */
  fandomAddress: string | undefined;
  /** The id of a chapter or room, where the kind has one. */
  detail: string | null;
}

/** Where a notice leads; undefined when there is nothing to see. */
export function noticeAddress({ kind, count, playerId, actorId, story, fandomAddress, detail }: AddressFacts): string | undefined {
  switch (kind) {
    case 'follower':
      return `/players/${count === 1 && actorId ? actorId : playerId}`;
    case 'word':
      return '/word-games';
    case 'invitation':
      return `/storyweave/${detail}`;
    case 'decision':
      return '/moderation/decisions';
    case 'comment':
    case 'waiting':
    case 'approved':
    case 'answer':
      return story && `${storyAddress(story.arena, story.id)}?${new URLSearchParams({ ...chapterOf(detail), comments: '1' })}#comments`;
    case 'fandom':
      if (count > 1) return fandomAddress;
      return story && storyAddress(story.arena, story.id) + chapterQuery(detail);
    case 'chapter':
      return story && storyAddress(story.arena, story.id) + chapterQuery(detail);
    case 'rating':
    case 'appendage':
    case 'story':
      return story && storyAddress(story.arena, story.id);
  }
}

function chapterQuery(chapterId: string | null): string {
  return chapterId === null ? '' : `?${new URLSearchParams(chapterOf(chapterId))}`;
}

/** The chapter in an address, by its id: its number may change. */
function chapterOf(chapterId: string | null): Record<string, string> {
  return chapterId === null ? {} : { chapter: chapterId };
}
