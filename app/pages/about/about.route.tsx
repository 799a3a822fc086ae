import type { ReactNode } from 'react';
import { href } from 'react-router';
import { publicHead } from '~/covers/public-head';
import { isDatabaseAway } from '~/platform/database/database-away';
import { founder } from '~/site/founder';
import { giving } from '~/site/giving';
import { pageTitle } from '~/site/page-title';
import { SUPPORT_EMAIL } from '~/site/support-email';
import { ButtonLink } from '~/ui/actions/button-link';
import { buttonStyle } from '~/ui/actions/button-style';
import { LogoMark } from '~/ui/art/logo-mark';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import type { Route } from './+types/about.route';
import { aboutContext } from './feature.server';
import { Figures } from './figures';
import { aboutTexts as texts } from './texts';

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(texts.pageTitle) },
  { name: 'description', content: texts.description },
  ...publicHead(page),
];

export async function loader({ context }: Route.LoaderArgs) {
  const { gamesPlayed, donations } = context.get(aboutContext);
  try {
    const [games, given] = await Promise.all([gamesPlayed(), donations()]);
    return { figures: { games, ...given } };
  } catch (error) {
    // The rest of the page needs no database.
    if (!isDatabaseAway(error)) throw error;
    return { figures: undefined };
  }
}

/**
 * Who runs the site, why, and how to contact them.
 * @see docs/product/about.md
 */
export default function About({ loaderData: { figures } }: Route.ComponentProps) {
  return (
    <Page width="text">
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="flex max-w-[38rem] flex-col gap-12">
        <Part title={texts.story.title}>
          <p>{texts.story.founding}</p>
          <p>{texts.story.arena}</p>
        </Part>
        <Part title={texts.mission.title}>
          <p>{texts.mission.text}</p>
          <p>{giving.charity}</p>
        </Part>
        <Founder />
        <Part title={texts.support.title}>
          <p>
            {giving.funding} {texts.support.use}
          </p>
          {figures && <Figures {...figures} />}
          <p>
            <ButtonLink to={href('/donate')} className="mt-1 font-sans">
              {texts.support.give}
            </ButtonLink>
          </p>
        </Part>
        <Part title={texts.contact.title}>
          <p>{texts.contact.text}</p>
          <p>
            <a href={`mailto:${SUPPORT_EMAIL}`} className={buttonStyle('outline', 'md', 'max-w-full font-sans')}>
              <span className="truncate">{SUPPORT_EMAIL}</span>
            </a>
          </p>
        </Part>
      </div>
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="display mb-3 text-2xl">{title}</h2>
      <div className="flex flex-col gap-4 font-prose text-lg leading-[1.65]">{children}</div>
    </section>
  );
}

function Founder() {
  const { role, text } = founder;
  return (
    <Card as="section" aria-labelledby="founder" className="flex flex-col gap-5 sm:flex-row sm:gap-7">
      <span className="grid h-28 w-24 shrink-0 place-items-center rounded-t-full rounded-b-xs border-2 border-bronze bg-raised">
        <LogoMark className="h-12 w-auto" />
      </span>
      <div>
        <h2 id="founder" className="display text-2xl">
          {role}
        </h2>
        <div className="mt-2 flex flex-col gap-3 font-prose text-lg leading-[1.65]">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Card>
  );
}
