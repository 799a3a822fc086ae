/** An answer with its body read. */
export interface HttpResponse {
  status: number;
  /** Where it leads, if it leads elsewhere. */
  location: string | null;
  text: string;
}

export interface RequestOptions {
  /** Fields of a form to post. */
  form?: Record<string, string>;
  /** A body to post as JSON. */
  json?: unknown;
  /** What the client says that it takes; a page by default. */
  accept?: string;
  /** How long the answer may take, in ms. */
  withinMs?: number;
}

/** A browser's cookies without the browser: follows no redirects, and posts as a page of the asked site does. */
export interface HttpClient {
  /** @throws when no answer comes. */
  ask(url: string, options?: RequestOptions): Promise<HttpResponse>;
  /** All cookies, as a request carries them. */
  cookie(): string;
}

const ANSWER_MS = 120_000;

export function httpClient(): HttpClient {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  return {
    cookie,
    async ask(url, { form, json, accept = 'text/html', withinMs = ANSWER_MS } = {}) {
      const posts = form !== undefined || json !== undefined;
      const body = form ? new URLSearchParams(form) : JSON.stringify(json);
      const response = await fetch(url, {
        method: posts ? 'POST' : 'GET',
        redirect: 'manual',
        signal: AbortSignal.timeout(withinMs),
        headers: {
          accept,
          cookie: cookie(),
          ...(posts && { origin: new URL(url).origin }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
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

/** The value of a hidden field of a page's form; empty when there is none. */
export function hiddenField(html: string, name: string): string {
  return html.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1] ?? '';
}

/** Signs somebody new up over the site's own forms; the client is signed in afterwards. */
export async function joinSite(
  client: HttpClient,
  url: string,
  person: { name: string; email: string },
  doors: { password: string; codeTo(email: string): Promise<string> },
): Promise<void> {
  const post = async (path: string, form: Record<string, string>) => {
    const { status, text } = await client.ask(`${url}${path}`, { form });
    if (status >= 400) throw new Error(`POST ${path} was answered ${status}:\n${text.slice(0, 500)}`);
  };
  await post('/signup', { ...person, password: doors.password });
  await post('/verify-email', { intent: 'code', email: person.email, code: await doors.codeTo(person.email) });
}
