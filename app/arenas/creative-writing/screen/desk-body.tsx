import type { ReactNode } from 'react';
import { TwoVersions, type TwoVersionsProps } from '~/stories/saving/conflict/two-versions';
import { isEnding } from '~/stories/saving/saver-state';
import { SetAside } from '../saving/set-aside';
import type { StorySaver } from '../saving/use-story-saver';
import { DeskWords, type DeskWordsProps } from './desk-words';

export interface DeskBodyProps extends Pick<DeskWordsProps, 'words' | 'titleBox' | 'bodyBox'> {
  saver: StorySaver;
  /** Whether its writer gives the text a title. */
  titled: boolean;
  /** What a conflict's question says. */
  texts: { twoVersions: string; keep: TwoVersionsProps['keepLabels'] };
  /** What happened to the words. */
  notices: ReactNode;
  /** What stands between the notices and the words. */
  children?: ReactNode;
}

/** What a writing desk has below its bar: what happened to the words, and the words, which give way to a conflict's question. */
export function DeskBody({ saver, titled, texts, notices, words, titleBox, bodyBox, children }: DeskBodyProps) {
  const { state } = saver;
  const conflict = state.obstacle?.kind === 'conflict' ? state.obstacle : undefined;
  const over = state.obstacle?.kind === 'late' || state.obstacle?.kind === 'gone';
  return (
    <>
      {notices}
      {conflict && (
        <div className="mt-6 xl:-mx-40">
          <TwoVersions
            heading={texts.twoVersions}
            mine={state.words}
            theirs={conflict.theirs}
            times={{ mine: saver.typedAt, theirs: conflict.savedAt }}
            keepLabels={texts.keep}
            onChoose={saver.choose}
          />
        </div>
      )}
      <SetAside asides={saver.asides} />
      {children}
      <DeskWords
        words={words}
        title={titled ? state.words.title : null}
        readOnly={isEnding(state) || over}
        hidden={conflict !== undefined}
        titleBox={titleBox}
        bodyBox={bodyBox}
        onTyped={saver.typed}
      />
    </>
  );
}
