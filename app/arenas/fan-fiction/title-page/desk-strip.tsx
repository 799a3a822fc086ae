import type { ReactNode } from 'react';
import { BackLink } from '~/ui/layout/back-link';
import { FandomPicture } from './fandom-picture';
import { titlePageTexts } from './texts';
import type { TitlePageData } from './title-page-data.server';

interface DeskStripProps extends Pick<TitlePageData, 'backTo'> {
  fandom: NonNullable<TitlePageData['fandom']>;
  /** The page's tabs. */
  children: ReactNode;
}

/** What a fandom's banner is above somebody's own story: a strip with its scene, its name and the tabs. */
export function DeskStrip({ fandom, backTo, children }: DeskStripProps) {
  return (
    <div className="desk-aside border-line bg-surface sm:border-b">
      <div className="desk-strip">
        <BackLink to={backTo}>{titlePageTexts.backToGenre}</BackLink>
        <FandomPicture fandom={fandom} />
        <h1 className="display min-w-0 text-xl">{fandom.name}</h1>
        {children}
      </div>
    </div>
  );
}
