import type { ReactNode } from 'react';
import { Notice } from '~/ui/states/notice';
import { connectionTexts } from '../errors/connection-texts';
import { useEarlyPresses } from './early-presses';
import { SiteFooter } from './footer/site-footer';
import { LoadedUnsentNotice } from './loaded-unsent-notice';
import { NavigationStatus } from './navigation-status';
import type { RootData } from './root-data';
import { SessionNotices } from './session/session-notices';
import { SiteHeader } from './site-header';
import { SKIP } from './texts';

export interface SiteFrameProps extends RootData {
  children: ReactNode;
}

/**
 * The frame of every page: skip link, navigation, the page's `main`, footer.
 * @see docs/product/site-frame.md
 */
export function SiteFrame({ viewer, notices, banner, sessionEnd, databaseAway, siteOrigin, navigation, year, children }: SiteFrameProps) {
  useEarlyPresses();
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        {SKIP}
      </a>
      <NavigationStatus />
      <SiteHeader navigation={navigation} viewer={viewer} notices={notices} />
      {banner && <p className="banner">{banner}</p>}
      <SessionNotices viewer={viewer} sessionEnd={sessionEnd} databaseAway={databaseAway} />
      {databaseAway && (
        <div className="mx-auto w-full max-w-[75rem] px-4 pt-4 sm:px-8">
          <Notice tone="error" title={connectionTexts.issueTitle}>
            {connectionTexts.trouble}
          </Notice>
        </div>
      )}
      <LoadedUnsentNotice />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter siteOrigin={siteOrigin} year={year} />
    </div>
  );
}
