import type { ReactNode } from 'react';
import { cx } from '../cx';

const tones = {
  plain: 'border-line text-muted',
  bronze: '',
  gold: 'border-gold text-gold',
  laurel: 'border-laurel text-laurel',
  amber: 'border-amber text-amber',
  vermilion: 'border-vermilion text-vermilion',
};

export interface BadgeProps {
  children: ReactNode;
  tone?: keyof typeof tones;
  className?: string;
}

/** A short fact: an arena's name, a count, a state. */
export function Badge({ children, tone = 'bronze', className }: BadgeProps) {
  return <span className={cx('badge', tones[tone], className)}>{children}</span>;
}
