import { lazy } from 'react';
import { Dropdown } from '~/ui/layout/dropdown';
import { orMissing } from '~/ui/states/part-missing';

const ReadingSettingsPanel = lazy(() => import('./reading-settings-panel').catch(orMissing));

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
