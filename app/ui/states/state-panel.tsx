import type { ReactNode } from 'react';

export interface StatePanelProps {
  drawing: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Fills the whole page: its title is the page's heading. */
  page?: boolean;
  role?: 'alert';
}

/** A drawing above one sentence and one link onwards. */
export function StatePanel({ drawing, title, children, action, page = false, role }: StatePanelProps) {
  return (
    <div role={role} className="state-panel">
      {drawing}
      {page ? <h1 className="display mt-2 text-3xl">{title}</h1> : <p className="state-title">{title}</p>}
      {children && <div className="state-text">{children}</div>}
      {action && <div className="state-action">{action}</div>}
    </div>
  );
}
