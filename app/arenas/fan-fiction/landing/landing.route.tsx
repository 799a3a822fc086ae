import { publicHead } from '~/covers/public-head';
import { pageTitle } from '~/site/page-title';
import type { Route } from './+types/landing.route';
import { landingData } from './landing-data.server';
import { LandingFrame } from './landing-frame';
import { landingTexts } from './landing-texts';

/** The colosseum's landing page. @see docs/product/fan-fiction-fandoms.md */
export function loader({ context }: Route.LoaderArgs) {
  return landingData(context);
}

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(landingTexts.title) },
  { name: 'description', content: landingTexts.description },
  ...publicHead(page),
];

export default function Landing({ loaderData }: Route.ComponentProps) {
  return <LandingFrame {...loaderData} />;
}
