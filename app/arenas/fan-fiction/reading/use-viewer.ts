import { useRouteLoaderData } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';

/** The viewer of the page, from the root loader; undefined for a visitor. */
export function useViewer(): Viewer | undefined {
  const data: unknown = useRouteLoaderData('root');
  if (typeof data !== 'object' || data === null || !('viewer' in data)) return undefined;
  return isViewer(data.viewer) ? data.viewer : undefined;
}

function isViewer(value: unknown): value is Viewer {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
}
