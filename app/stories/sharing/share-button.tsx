import { lazy } from 'react';
import { Dropdown } from '~/ui/layout/dropdown';
import { orMissing } from '~/ui/states/part-missing';
import { sharingTexts } from './texts';

const SharePanel = lazy(() => import('./share-panel').catch(orMissing));

/** Ways to share a story. @param props.address its whole address. */
export function ShareButton(story: { title: string; address: string }) {
  return (
    <Dropdown label={sharingTexts.share}>
      <SharePanel {...story} />
    </Dropdown>
  );
}
