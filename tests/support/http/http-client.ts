/** A response with its body. */
export interface HttpResponse {
  status: number;
  /** The redirect target, if any. */
  location: string | null;
  text: string;
}

export interface RequestOptions {
  /** Fields of a form to post. */
  form?: Record<string, string>;
  /** The body of a form to post as it is, however malformed. */
  body?: string;
  /** A body to post as JSON. */
  json?: unknown;
  /** The Accept header; a page by default. */
  accept?: string;
  /** Timeout, in ms. */
  withinMs?: number;
}

/** Keeps cookies like a browser, follows no redirects, and posts as a page of the same site. */
export interface HttpClient {
  /** @throws if there is no response. */
  ask(url: string, options?: RequestOptions): Promise<HttpResponse>;
  /** The Cookie header. */
  cookie(): string;
}

const ANSWER_MS = 120_000;

export function httpClient(): HttpClient {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  return {
    cookie,
    async ask(url, { form, body: raw, json, accept = 'text/html', withinMs = ANSWER_MS } = {}) {
      const posts = form !== undefined || raw !== undefined || json !== undefined;
      const body = form ? new URLSearchParams(form) : (raw ?? JSON.stringify(json));
      const response = await fetch(url, {
        method: posts ? 'POST' : 'GET',
        redirect: 'manual',
        signal: AbortSignal.timeout(withinMs),
        headers: {
          accept,
          // Compressing a page and undoing it takes as long as many answers.
          'accept-encoding': 'identity',
          cookie: cookie(),
          ...(posts && { origin: new URL(url).origin }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...(raw !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(posts && { body }),
      });
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (value === '' || /max-age=0/i.test(set)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return { status: response.status, location: response.headers.get('location'), text: await response.text() };
    },
  };
}

/** The value of a form's hidden field; empty if there is none. */
export function hiddenField(html: string, name: string): string {
  return html.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1] ?? '';
}

/** Signs a new person up through the site's own forms; the client is signed in afterwards. */
export async function joinSite(
  client: HttpClient,
  url: string,
  person: { name: string; email: string },
  dependencies: { password: string; codeTo(email: string): Promise<string> },
): Promise<void> {
  const post = async (path: string, form: Record<string, string>) => {
    const { status, text } = await client.ask(`${url}${path}`, { form });
    if (status >= 400) throw new Error(`POST ${path} was answered ${status}:\n${text.slice(0, 500)}`);
  };
  await post('/signup', { ...person, password: dependencies.password });
  await post('/verify-email', { intent: 'code', email: person.email, code: await dependencies.codeTo(person.email) });
}
