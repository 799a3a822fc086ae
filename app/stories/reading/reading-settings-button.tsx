import { lazy } from 'react';
import { Dropdown } from '~/ui/layout/dropdown';
import { PanelMissing } from '~/ui/layout/panel-missing';

const ReadingSettingsPanel = lazy(() => import('./reading-settings-panel').catch(() => ({ default: PanelMissing })));

/** 'Aa': opens the reading settings. */
export function ReadingSettingsButton() {
  return (
    <Dropdown
      label={
        <>
          <span className="font-prose text-xl leading-none">Aa</span>
          {/* Over the whole button: what it says to those who do not see two letters. */}
          <span className="absolute inset-0 overflow-clip opacity-0">Reading settings</span>
        </>
      }
    >
      <ReadingSettingsPanel />
    </Dropdown>
  );
}
