import { lazy } from 'react';
import { Dropdown } from '~/ui/layout/dropdown';

const SharePanel = lazy(() => import('./share-panel'));

/** Ways to share a story. @param props.address its whole address. */
export function ShareButton(story: { title: string; address: string }) {
  return (
    <Dropdown label="Share">
      <SharePanel {...story} />
    </Dropdown>
  );
}
