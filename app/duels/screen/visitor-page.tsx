import { href } from 'react-router';
import { entrance } from '~/site/entrance';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { texts } from '../texts';
import { CardFace, type CardFaceProps, cardFrame } from './card-face';

export interface VisitorPageProps {
  /** Cards of the day, one of each form. */
  cards: readonly CardFaceProps['card'][];
}

/** What a visitor finds: cards of the day, how a duel goes, and the way to write. */
export function VisitorPage({ cards }: VisitorPageProps) {
  return (
    <Page width="medium">
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="grid gap-10">
        <section aria-labelledby="cards">
          <h2 id="cards" className="display text-2xl">
            {texts.visit.cards}
          </h2>
          <ul className="mt-4 grid gap-3 md:grid-cols-3">
            {cards.map((card) => (
              <li key={card.prompt} className={cardFrame}>
                <CardFace card={card} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="steps">
          <h2 id="steps" className="display text-2xl">
            {texts.visit.how}
          </h2>
          <ol className="mt-4 grid gap-3 md:grid-cols-3">
            {texts.visit.steps.map((step, index) => (
              <li key={step} className="flex items-baseline gap-4 border-l-2 border-bronze pl-4 text-lg">
                <span aria-hidden="true" className="display w-5 shrink-0 text-2xl text-gold">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <p className="mt-6 max-w-prose text-muted">{texts.visit.hint}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={entrance('/signup', href('/duels'))}>{texts.visit.signUp}</ButtonLink>
            <ButtonLink to={entrance('/signin', href('/duels'))} variant="outline">
              {texts.signIn}
            </ButtonLink>
          </p>
        </section>
      </div>
    </Page>
  );
}
