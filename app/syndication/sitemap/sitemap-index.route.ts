import { syndicationContext } from '../syndication.server';
import type { Route } from './+types/sitemap-index.route';
import { xmlAnswer } from './xml-answer.server';

/** The index of the site map. @see docs/product/feeds-and-books.md */
export async function loader({ context }: Route.LoaderArgs) {
  return xmlAnswer(await context.get(syndicationContext).sitemapIndex());
}
