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
    <div role={role} className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center">
      {drawing}
      {page ? <h1 className="display mt-2 text-3xl">{title}</h1> : <p className="mt-2 text-xl font-semibold text-balance">{title}</p>}
      {children && <div className="text-balance text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
