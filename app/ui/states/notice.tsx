import type { ReactNode } from 'react';
import { Icon } from '../art/icon';
import { CIRCLE_ALERT, CIRCLE_CHECK, INFO } from '../art/icon-paths';
import { cx } from '../cx';

const tones = {
  error: { path: CIRCLE_ALERT, edge: 'border-l-vermilion', ink: 'text-vermilion' },
  success: { path: CIRCLE_CHECK, edge: 'border-l-laurel', ink: 'text-laurel' },
  info: { path: INFO, edge: 'border-l-bronze', ink: 'text-bronze' },
};

export interface NoticeProps {
  tone: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links onwards. */
  actions?: ReactNode;
  className?: string;
}

/** A persistent message; errors are announced at once, others politely. */
export function Notice({ tone, title, children, actions, className }: NoticeProps) {
  const { path, edge, ink } = tones[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={cx('notice', edge, className)}>
      <Icon path={path} className={ink} />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={cx(Boolean(title) && 'text-muted')}>{children}</div>}
        {actions && <div className="notice-actions">{actions}</div>}
      </div>
    </div>
  );
}
