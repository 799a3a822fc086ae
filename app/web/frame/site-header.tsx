import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { claims } from '~/site/claims';
import { ButtonLink } from '~/ui/actions/button-link';
import { LogoMark } from '~/ui/art/logo-mark';
import { ThemeMenu } from '~/ui/theme/theme-control';
import { MobileMenu } from './mobile-menu';
import { ProfileLink } from './profile-link';
import type { RootData } from './root-data';
import { HOME, MAIN_NAVIGATION, PLAY_NOW, SIGN_IN } from './texts';

const linkStyle = 'nav-link';

/** The navigation bar, without a link to the current page. */
export function SiteHeader({ navigation, viewer, notices }: HeaderData) {
  const { pathname } = useLocation();
  const links = navigation.filter((link) => link.to !== pathname);
  return (
    <header className="border-b border-line print:hidden">
      <Navigation links={links} back={backTo(pathname)} viewer={viewer} notices={notices} />
    </header>
  );
}

const backTo = (path: string) => (path === '/' ? '' : `?to=${encodeURIComponent(path)}`);

type HeaderData = Pick<RootData, 'navigation' | 'viewer' | 'notices'>;

interface NavigationProps extends Omit<HeaderData, 'navigation'> {
  links: HeaderData['navigation'];
  /** The query with which signing in and up lead back to this page. */
  back: string;
}

// Visitors have none. One whose script cannot be loaded stays the link that the server sent.
const NoticeBell = lazy(() => import('./notice-bell').catch(() => new Promise<never>(() => {})));

function Navigation({ links, back, viewer, notices }: NavigationProps) {
  return (
    <nav aria-label={MAIN_NAVIGATION} className="site-nav">
      <Link discover="none" to="/" className="site-mark" aria-label={HOME}>
        <LogoMark />
        <span>{claims.name}</span>
      </Link>
      {/* Somebody who has just signed in finds other links there, which do not push those of a visitor aside. */}
      <div key={viewer?.id} className="nav-links">
        {links.map((link) => (
          <Link discover="none" key={link.to} to={link.to} className={linkStyle}>
            {link.label}
          </Link>
        ))}
        <ThemeMenu />
        {viewer ? (
          <ProfileLink viewer={viewer} />
        ) : (
          <>
            <Link discover="none" to={`/signin${back}`} className={linkStyle}>
              {SIGN_IN}
            </Link>
            <ButtonLink to={`/signup${back}`}>{PLAY_NOW}</ButtonLink>
          </>
        )}
      </div>
      {viewer && notices && (
        // Its place, so that nothing moves where it comes later: after a sign-in without a new page.
        <Suspense fallback={<span className="notice-bell" />}>
          <NoticeBell viewerId={viewer.id} notices={notices} />
        </Suspense>
      )}
      <MobileMenu links={links} back={back} viewer={viewer} />
    </nav>
  );
}
