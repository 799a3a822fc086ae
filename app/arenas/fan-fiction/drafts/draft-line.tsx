import { isUnsaved, type SaverState } from '~/stories/saving/saver-state';
import { cx } from '~/ui/cx';
import { holdTexts } from '../holds/hold';
import { draftTexts } from '../texts';

interface DraftLineProps {
  state: SaverState;
  /** Whether unsaved words outlive the page. */
  kept: boolean;
  /** Whether co-authors see it, too. */
  joint: boolean;
  /** Who writes the chapter meanwhile, where it is somebody else. */
  holder: string | undefined;
}

/** Where the words of a chapter are: on the server, on this device, or nowhere else yet. */
export function DraftLine({ state, kept, joint, holder }: DraftLineProps) {
  const text = textOf(state, kept, holder);
  return (
    <p role="status" className={cx('min-h-[1lh]', text === draftTexts.kept && 'animate-ink')}>
      {text === draftTexts.kept && joint ? draftTexts.keptForAll : text}
    </p>
  );
}

function textOf(state: SaverState, kept: boolean, holder: string | undefined): string {
  const { obstacle } = state;
  if (obstacle?.kind === 'too-long') return obstacle.text;
  if (obstacle?.kind === 'signed-out') return draftTexts.signedOut;
  if (obstacle?.kind === 'conflict') return kept ? draftTexts.conflict : draftTexts.notKept;
  if (isUnsaved(state)) {
    if (!kept) return draftTexts.notKept;
    if (holder !== undefined) return holdTexts.keptMeanwhile(holder);
    return state.line === 'offline' || state.line === 'failed' || obstacle ? draftTexts.onDevice : '';
  }
  return state.version > 0 ? draftTexts.kept : '';
}
