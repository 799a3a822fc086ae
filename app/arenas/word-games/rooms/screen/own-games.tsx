import { lazy, Suspense, useState } from 'react';
import { numberText } from '~/platform/text/format';
import { Collapsible } from '~/ui/layout/collapsible';
import { Spinner } from '~/ui/states/spinner';
import { SendRun } from '../../challenges/page/send-run';
import { RunDisputes } from '../../disputes/run-disputes';
import { playTexts } from '../../play/texts';
import type { PlayedRun } from '../server/word-rooms.server';
import { roomTexts as texts } from '../texts';

const AfterRun = lazy(async () => ({ default: (await import('../../after-run/after-run')).AfterRun }));
const layingOut = <Spinner label={playTexts.layingOut} />;

/** One's own games of a room that is over, each with what stands at the end of a run anywhere. @param titles of the games. */
export function OwnGames({ played, titles }: { played: readonly PlayedRun[]; titles: readonly string[] }) {
  if (played.length === 0) return null;
  return (
    <section aria-labelledby="own-games">
      <h2 id="own-games" className="mb-3 font-semibold">
        {texts.ownGames}
      </h2>
      <ul className="grid gap-3">
        {played.map((run) => (
          <li key={run.runId}>
            <OwnGame run={run} title={titles[run.round] ?? texts.game(run.round + 1)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One of them; laid out once it is opened. */
function OwnGame({ run, title }: { run: PlayedRun; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible
      title={
        <>
          {title} <span className="tabular ml-auto text-muted">{numberText(run.score)}</span>
        </>
      }
      onOpen={() => setOpen(true)}
    >
      {isOpen && (
        <div className="grid gap-7 text-text">
          <Suspense fallback={layingOut}>
            <AfterRun run={run} unsolved={run.unsolved} waiting={layingOut}>
              <SendRun run={run} />
              <RunDisputes run={run} />
            </AfterRun>
          </Suspense>
        </div>
      )}
    </Collapsible>
  );
}
