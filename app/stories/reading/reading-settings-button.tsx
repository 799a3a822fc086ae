import { lazy, Suspense, useState } from 'react';
import { Dropdown } from '~/ui/layout/dropdown';

const ReadingSettingsPanel = lazy(() => import('./reading-settings-panel').catch(() => ({ default: NotLoaded })));

function NotLoaded() {
  return <p>The settings could not be loaded. Please reload the page.</p>;
}

/** 'Aa': opens the reading settings, whose script is loaded only then. */
export function ReadingSettingsButton() {
  const [wanted, setWanted] = useState(false);
  return (
    <span className="contents noscript:hidden">
      <Dropdown
        label={
          <>
            <span className="font-prose text-xl leading-none">Aa</span>
            {/* Over the whole button: what it says to those who do not see two letters. */}
            <span className="absolute inset-0 overflow-clip opacity-0">Reading settings</span>
          </>
        }
        onOpen={() => setWanted(true)}
      >
        <Suspense fallback={<p>Loading...</p>}>{wanted && <ReadingSettingsPanel />}</Suspense>
      </Dropdown>
    </span>
  );
}
