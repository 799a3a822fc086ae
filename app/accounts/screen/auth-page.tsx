import type { ReactNode } from 'react';
import { cx } from '~/ui/cx';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { Notice } from '~/ui/states/notice';
import { texts } from '../texts';
import { GateArch } from './gate-arch';

interface AuthPageProps {
  title: string;
  intro?: ReactNode;
  databaseAway?: boolean;
  /**
   * The least height of the card in wide windows, as a class: that of its content, because the gate stands on the same
   * ground and would sink while the page arrives.
   */
  height?: string;
  /** Whether the card is about twice as high as the gate is wide. */
  tall?: boolean;
  children: ReactNode;
}

/** The frame of the account pages: one card, in wide windows beside the gate of the arena. */
export function AuthPage({ title, intro, databaseAway, height = 'lg:min-h-132', tall, children }: AuthPageProps) {
  return (
    <Page width="medium" className="flex max-w-lg lg:max-w-5xl">
      <div className="relative hidden w-104 shrink-0 rounded-l-lg border border-r-0 border-line bg-linear-to-b from-raised to-stone lg:flex">
        <GateArch tall={tall} className="absolute inset-0 rounded-l-lg" />
      </div>
      <Card className={cx('flex w-full min-w-0 flex-col gap-6 p-6 sm:p-8 lg:rounded-l-none', height)}>
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
