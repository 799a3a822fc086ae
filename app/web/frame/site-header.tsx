import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { claims } from '~/site/claims';
import { ButtonLink } from '~/ui/actions/button-link';
import { LogoMark } from '~/ui/art/logo-mark';
import { ThemeMenu } from '~/ui/theme/theme-control';
import { MobileMenu } from './mobile-menu';
import { ProfileLink } from './profile-link';
import type { RootData } from './root-data';

const linkStyle = 'nav-link';

/** The navigation bar, without a link to the current page. */
export function SiteHeader({ navigation, viewer, notices }: HeaderData) {
  const { pathname } = useLocation();
  const links = navigation.filter((link) => link.to !== pathname);
  return (
    <header className="border-b border-line print:hidden">
      <Navigation links={links} viewer={viewer} notices={notices} />
    </header>
  );
}

type HeaderData = Pick<RootData, 'navigation' | 'viewer' | 'notices'>;

interface NavigationProps extends Omit<HeaderData, 'navigation'> {
  links: HeaderData['navigation'];
}

// Visitors have none. One whose script cannot be loaded stays the link that the server sent.
const NoticeBell = lazy(() => import('./notice-bell').catch(() => new Promise<never>(() => {})));

function Navigation({ links, viewer, notices }: NavigationProps) {
  return (
    <nav aria-label="Main" className="mx-auto flex min-h-[4.5rem] max-w-[86rem] items-center gap-7 px-4 sm:px-8">
      <Link
        discover="none"
        to="/"
        className="mr-auto inline-flex min-h-11 items-center gap-2.5 no-underline"
        aria-label={`${claims.name}, home`}
      >
        <LogoMark className="h-[1.9rem] w-auto" />
        <span className="display text-xl tracking-[0.06em] uppercase max-[22rem]:text-lg">{claims.name}</span>
      </Link>
      <div className="hidden items-center gap-7 lg:flex">
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
            <Link discover="none" to="/signin" className={linkStyle}>
              Sign In
            </Link>
            <ButtonLink to="/signup">Play Now</ButtonLink>
          </>
        )}
      </div>
      {viewer && notices && (
        <Suspense>
          <NoticeBell viewerId={viewer.id} notices={notices} />
        </Suspense>
      )}
      <MobileMenu links={links} viewer={viewer} />
    </nav>
  );
}
