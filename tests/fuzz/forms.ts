import type { HttpClient } from '../support/http/http-client.ts';

/** A form as a page shows it, with the values it would send. */
export interface ShownForm {
  /** Where it is posted to. */
  target: string;
  fields: readonly (readonly [string, string])[];
}

const FORM = /<form\b([^>]*)>(.*?)<\/form>/gs;
const FIELD = /<(?:input|textarea|select|button)\b([^>]*)>/g;

/** Collects the forms that pages post, except those that would delete what other shots target. */
export async function shownForms(client: HttpClient, url: string, paths: readonly string[]): Promise<ShownForm[]> {
  const pages = await Promise.all(paths.map(async (path) => ({ path, html: (await client.ask(`${url}${path}`)).text })));
  return pages.flatMap(({ path, html }) =>
    [...html.matchAll(FORM)].flatMap(([, attributes = '', content = '']) => {
      const fields = [...content.matchAll(FIELD)].flatMap(([, field = '']): [string, string][] => {
        const name = attribute(field, 'name');
        return name ? [[name, attribute(field, 'value') ?? '']] : [];
      });
      const target = attribute(attributes, 'action') ?? path;
      const isKeptAlive = target !== '/signout' && !fields.some(([, value]) => value.startsWith('delete'));
      return isKeptAlive && attribute(attributes, 'method') === 'post' && target.startsWith('/') ? [{ target, fields }] : [];
    }),
  );
}

function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  return value?.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
}
