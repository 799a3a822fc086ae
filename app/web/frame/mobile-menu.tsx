import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Icon } from '~/ui/art/icon';
import { CROSS, MENU } from '~/ui/art/icon-paths';
import { ThemeControl } from '~/ui/theme/theme-control';
import { ProfileLink } from './profile-link';
import type { RootData } from './root-data';
import { MENU_LABEL, SIGN_IN, SIGN_UP } from './texts';

export interface MobileMenuProps {
  links: readonly { to: string; label: string }[];
  /** The query with which signing in and up lead back to this page. */
  back: string;
  viewer: RootData['viewer'];
}

/** There is one menu per page. */
const MENU_ID = 'site-menu';

/**
 * The navigation on narrow windows. The browser's popover API opens it, even before any script has loaded,
 * and closes it on Escape or a press outside; the script only closes it on navigation and exposes whether it is open.
 */
export function MobileMenu({ links, back, viewer }: MobileMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const shownAt = useRef(key);

  useEffect(() => {
    const isOpen = panel.current?.matches(':popover-open') ?? false;
    // Each navigation closes the menu. One that was opened before the script had loaded stays open.
    if (shownAt.current === key) setOpen(isOpen);
    else if (isOpen) panel.current?.hidePopover();
    shownAt.current = key;
  }, [key]);

  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget={MENU_ID} aria-expanded={open} aria-controls={MENU_ID} className="menu-button">
        <Icon path={open ? CROSS : MENU} className="size-6" />
        <span className="sr-only">{MENU_LABEL}</span>
      </button>
      <div ref={panel} id={MENU_ID} popover="auto" onToggle={(event) => setOpen(event.newState === 'open')} className="site-menu">
        <ul>
          {links.map((link) => (
            <li key={link.to}>
              <Link discover="none" to={link.to}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-3 pt-4">
          {viewer ? (
            <ProfileLink viewer={viewer} />
          ) : (
            <div className="flex gap-3">
              <ButtonLink to={`/signup${back}`}>{SIGN_UP}</ButtonLink>
              <ButtonLink to={`/signin${back}`} variant="outline">
                {SIGN_IN}
              </ButtonLink>
            </div>
          )}
          <ThemeControl name="theme-menu" />
        </div>
      </div>
    </div>
  );
}
