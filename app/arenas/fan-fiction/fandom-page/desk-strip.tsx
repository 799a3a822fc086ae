import type { ReactNode } from 'react';
import { BackLink } from '~/ui/layout/back-link';
import type { FandomPageData } from './fandom-page-data.server';
import { FandomPicture } from './fandom-picture';
import { fandomPageTexts } from './texts';

interface DeskStripProps extends Pick<FandomPageData, 'backTo'> {
  fandom: NonNullable<FandomPageData['fandom']>;
  /** The page's tabs. */
  children: ReactNode;
}

/** What a fandom's banner is above the author's own story: a strip with its scene, its name and the tabs. */
export function DeskStrip({ fandom, backTo, children }: DeskStripProps) {
  return (
    <div className="desk-aside border-line bg-surface sm:border-b">
      <div className="desk-strip">
        <BackLink to={backTo}>{fandomPageTexts.backToGenre}</BackLink>
        <FandomPicture fandom={fandom} />
        <h1 className="display min-w-0 text-xl">{fandom.name}</h1>
        {children}
      </div>
    </div>
  );
}
