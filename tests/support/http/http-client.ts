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
  /** Headers besides those of a browser. */
  headers?: Readonly<Record<string, string>>;
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

/** A client that also shows the headers and bytes of what it receives. */
export interface FetchClient extends HttpClient {
  /** The response as it comes. */
  fetch(url: string, options?: RequestOptions): Promise<Response>;
  /** Cookies as the site has set them, by their names. */
  setCookies(): ReadonlyMap<string, string>;
}

const ANSWER_MS = 120_000;

/** @param base what every address begins with. @param headers sent with every request. */
export function httpClient({ base = '', headers: always = {} }: { base?: string; headers?: Record<string, string> } = {}): FetchClient {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, set]) => `${name}=${cookieValue(set)}`).join('; ');

  async function open(path: string, { form, body: raw, json, accept = 'text/html', headers, withinMs = ANSWER_MS }: RequestOptions = {}) {
    const url = base + path;
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
        // Beside a condition, fetch would ask for a response of 200 by itself.
        'cache-control': 'max-age=0',
        cookie: cookie(),
        ...(posts && { origin: new URL(url).origin }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(raw !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...always,
        ...headers,
      },
      ...(posts && { body }),
    });
    for (const set of response.headers.getSetCookie()) {
      const name = set.split('=', 1)[0] ?? '';
      if (cookieValue(set) === '' || /max-age=0/i.test(set)) cookies.delete(name);
      else cookies.set(name, set);
    }
    return response;
  }

  return {
    cookie,
    fetch: open,
    setCookies: () => cookies,
    async ask(path, options) {
      const response = await open(path, options);
      return { status: response.status, location: response.headers.get('location'), text: await response.text() };
    },
  };
}

const cookieValue = (setCookie: string) => /^[^=]+=([^;]*)/.exec(setCookie)?.[1] ?? '';

/** The value of a form's hidden field; empty if there is none. */
export function hiddenField(html: string, name: string): string {
  return html.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1] ?? '';
}

/** Signs a new person up through the site's own forms; the client is signed in afterwards. */
export async function joinSite(
  client: Pick<HttpClient, 'ask'>,
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
