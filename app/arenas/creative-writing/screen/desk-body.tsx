import type { ReactNode } from 'react';
import { href } from 'react-router';
import { TwoVersions } from '~/stories/saving/conflict/two-versions';
import { isEnding } from '~/stories/saving/saver-state';
import { TextLink } from '~/ui/actions/text-link';
import { SetAside } from '../saving/set-aside';
import type { StorySaver } from '../saving/use-story-saver';
import { DeskWords, type DeskWordsProps } from './desk-words';
import { SessionNotices } from './session-notices';
import { screenTexts } from './texts';

export interface DeskBodyProps extends Pick<DeskWordsProps, 'words' | 'titleBox' | 'bodyBox'> {
  saver: StorySaver;
  playerId: string;
  storyId: string;
  /** What stands between the notices and the words. */
  children?: ReactNode;
}

/** What a writing desk has below its bar: what happened to the words, and the words, which give way to a conflict's question. */
export function DeskBody({ saver, playerId, storyId, words, titleBox, bodyBox, children }: DeskBodyProps) {
  const { state } = saver;
  const conflict = state.obstacle?.kind === 'conflict' ? state.obstacle : undefined;
  const over = state.obstacle?.kind === 'late' || state.obstacle?.kind === 'gone';
  return (
    <>
      <SessionNotices saver={saver} playerId={playerId} storyId={storyId} />
      {conflict && (
        <div className="mt-6 xl:-mx-40">
          <TwoVersions
            heading={screenTexts.twoVersions}
            mine={state.words}
            theirs={conflict.theirs}
            times={{ mine: saver.typedAt, theirs: conflict.savedAt }}
            keepLabels={screenTexts.keep}
            onChoose={saver.choose}
          />
        </div>
      )}
      <SetAside asides={saver.asides} />
      {children}
      <DeskWords
        words={words}
        title={state.words.title}
        readOnly={isEnding(state) || over}
        hidden={conflict !== undefined}
        titleBox={titleBox}
        bodyBox={bodyBox}
        onTyped={saver.typed}
      />
      <p className="desk-aside text-sm">
        <TextLink to={href('/creative-writing/:storyId/history', { storyId })}>{screenTexts.earlierVersions}</TextLink>
      </p>
    </>
  );
}
