import type { ReactNode } from 'react';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { Notice } from '~/ui/states/notice';
import { texts } from '../texts';

interface AuthPageProps {
  title: string;
  intro?: ReactNode;
  databaseAway?: boolean;
  children: ReactNode;
}

/** The frame of the account pages: one card in the middle of the page. */
export function AuthPage({ title, intro, databaseAway, children }: AuthPageProps) {
  return (
    <Page width="narrow">
      <Card className="flex flex-col gap-6 p-6 sm:p-8">
        <header>
          <h1 className="display text-3xl">{title}</h1>
          {intro && <p className="mt-2 text-muted">{intro}</p>}
        </header>
        {databaseAway && (
          <Notice tone="error" title={texts.connectionError}>
            {texts.databaseAway}
          </Notice>
        )}
        {children}
      </Card>
    </Page>
  );
}

/** Errors about a form as a whole. */
export function FormErrors({ errors }: { errors: readonly string[] | null | undefined }) {
  if (!errors || errors.length === 0) return null;
  return <Notice tone="error">{errors.join(' ')}</Notice>;
}
