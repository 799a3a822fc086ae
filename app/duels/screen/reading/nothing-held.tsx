import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { EmptyState } from '~/ui/states/empty-state';
import { texts } from '../../texts';
import type { ReadPageProps } from './read-page';

/** For a reader who holds no duel. What they had typed for one that was dealt on meanwhile stays in sight. */
export function NothingHeld({ reply }: Pick<ReadPageProps, 'reply'>) {
  const { initialValue, error } = reply?.form ?? {};
  const typed = [initialValue?.firstSaid, initialValue?.secondSaid].filter((said) => typeof said === 'string' && said !== '');
  return (
    <Page>
      <EmptyState page title={texts.read.nothingHeld} action={<ButtonLink to={href('/duels')}>{texts.read.backToDuels}</ButtonLink>}>
        {error?.['']?.join(' ') ?? texts.read.nothingHeldHint}
      </EmptyState>
      {typed.length > 0 && (
        <section aria-labelledby="typed" className="mx-auto mt-8 max-w-[42rem]">
          <h2 id="typed" className="display text-2xl">
            {texts.read.typed}
          </h2>
          {typed.map((said, index) => (
            <blockquote key={index} className="mt-4 border-l-2 border-bronze pl-4 font-prose text-lg whitespace-pre-line wrap-anywhere">
              {String(said)}
            </blockquote>
          ))}
        </section>
      )}
    </Page>
  );
}
