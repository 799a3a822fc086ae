import { data } from 'react-router';
import { pageTitle } from '~/site/page-title';
import { NOT_FOUND } from './texts';

/**
 * Any path without a route: status 404.
 * @see docs/product/site-frame.md
 */
export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: pageTitle(NOT_FOUND) }];

export { NotFoundPage as default } from './not-found-page';
