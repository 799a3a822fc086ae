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
          <b>Aa</b>
          <i>Reading settings</i>
        </>
      }
    >
      <ReadingSettingsPanel />
    </Dropdown>
  );
}
