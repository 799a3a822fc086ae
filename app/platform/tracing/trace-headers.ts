const NAME = /^[!#$%&'*+.^_`|~\w-]+$/;
const VALUE = /^[\x20-\x7e]+$/;

/**
 * Reads the headers that a receiver of traces wants, as OpenTelemetry writes them: `name=value` with commas between, values
 * percent-encoded where they hold commas and the like.
 * @returns undefined for anything else.
 * @see docs/operating.md
 */
export function traceHeaders(list: string): Readonly<Record<string, string>> | undefined {
  const headers = list.split(',').map(headerOf);
  return headers.every((header) => header !== undefined) ? Object.fromEntries(headers) : undefined;
}

function headerOf(text: string): readonly [name: string, value: string] | undefined {
  const [name = '', ...rest] = text.split('=').map((part) => part.trim());
  const value = decoded(rest.join('='));
  return NAME.test(name) && VALUE.test(value) ? [name, value] : undefined;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
