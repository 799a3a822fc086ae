import { lazy } from 'react';
import { Dropdown } from '~/ui/layout/dropdown';
import { orMissing } from '~/ui/states/part-missing';
import { READING_SETTINGS, SAMPLE } from './button-texts';

const ReadingSettingsPanel = lazy(() => import('./reading-settings-panel').catch(orMissing));

/** 'Aa': opens the reading settings. */
export function ReadingSettingsButton() {
  return (
    <Dropdown
      label={
        <>
          <b>{SAMPLE}</b>
          <i>{READING_SETTINGS}</i>
        </>
      }
    >
      <ReadingSettingsPanel />
    </Dropdown>
  );
}
