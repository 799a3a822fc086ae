import { Link } from 'react-router';
import { tabListStyle, tabStyle } from './tab-style';

export interface LinkTabsProps {
  /** What the tabs select, for screen readers. */
  label: string;
  items: readonly { to: string; label: string; current: boolean }[];
}

/** Tabs that are links: they work before any script has loaded and can be shared. */
export function LinkTabs({ label, items }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={tabListStyle}>
      {items.map((item) => (
        <Link
          discover="none"
          key={item.to}
          to={item.to}
          preventScrollReset
          aria-current={item.current ? 'page' : undefined}
          className={tabStyle}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
