import { data } from 'react-router';
import { syndicationContext } from '../syndication.server';
import type { Route } from './+types/sitemap.route';
import { sitemapPartOf } from './sitemap-part';
import { xmlAnswer } from './xml-answer.server';

/** A part of the site map. @see docs/product/feeds-and-books.md */
export async function loader({ context, params }: Route.LoaderArgs) {
  const part = sitemapPartOf(params.part);
  const document = part && (await context.get(syndicationContext).sitemapPart(part));
  if (!document) throw data(null, { status: 404 });
  return xmlAnswer(document);
}
