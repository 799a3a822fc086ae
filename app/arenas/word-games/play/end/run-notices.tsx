import { Notice } from '~/ui/states/notice';
import type { RunResult } from '../../referee/moves.contract';
import { pageTexts } from '../../texts';

const LOOK = 'mx-auto mt-6 max-w-xl text-left';

/** What a player should know about a settled run: why it does not count, and that further ones give no XP today. */
export function RunNotices({ result: { fault, faultTitle, earningLeft } }: { result: RunResult }) {
  return (
    <>
      {fault && (
        <Notice tone="error" title={faultTitle} className={LOOK}>
          {fault}
        </Notice>
      )}
      {earningLeft === 0 && (
        <Notice tone="info" className={LOOK}>
          {pageTexts.noMoreXp}
        </Notice>
      )}
    </>
  );
}
