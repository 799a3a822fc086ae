import { getQueriesForElement, queries } from '@testing-library/dom';
import { Window } from 'happy-dom';
import type { FetchClient } from './http-client.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Name = string | RegExp;

/** A page in a browser without script: what it says, and what can be followed and sent. */
export interface PlainPage {
  /** Finds what the page shows, by role, label and text. */
  readonly shown: ReturnType<typeof getQueriesForElement<typeof queries>>;
  readonly document: Document;
  readonly status: number;
  /** The path with its query. */
  readonly address: string;
  /** All text of the page. */
  readonly text: string;
  /** Opens an address, redirects included. */
  open(address: string): Promise<void>;
  /** Follows the first link of this name. */
  follow(name: Name): Promise<void>;
  /**
   * Fills fields in and presses the first button of this name, which sends its form.
   * @param fields of that form, by the beginning of their labels: their text, their choice by value, or whether they are checked.
   */
  press(name: Name, fields?: Readonly<Record<string, string | boolean>>): Promise<void>;
}

const MOST_REDIRECTS = 10;
// Scripts do not run, so what only they show stays hidden, and nothing is rendered that could hide anything else.
const HIDDEN_TOO = { hidden: true };

/** @param client whose cookies the page is opened with. */
export function plainPage(client: Pick<FetchClient, 'ask'>): PlainPage {
  let page = { document: parse(''), status: 0, address: '' };

  async function load(address: string, body?: string): Promise<void> {
    let answer = await client.ask(address, body === undefined ? {} : { body });
    let at = address;
    for (let times = 0; answer.location !== null; times += 1) {
      if (times === MOST_REDIRECTS) throw new Error(`${address} redirects for ever.`);
      at = pathOf(answer.location, at);
      answer = await client.ask(at);
    }
    page = { document: parse(answer.text), status: answer.status, address: at };
  }

  const shown = () => getQueriesForElement(page.document.body);

  async function press(button: HTMLButtonElement, filled: Readonly<Record<string, string | boolean>>): Promise<void> {
    const form = button.form;
    if (!form) throw new Error(`The button “${button.textContent}” belongs to no form.`);
    if (button.disabled) throw new Error(`The button “${button.textContent}” is disabled.`);
    for (const [label, value] of Object.entries(filled)) fill(form, label, value);
    const fields = fieldsOf(form);
    if (button.name) fields.append(button.name, button.value);
    const target = pathOf(button.getAttribute('formaction') ?? form.getAttribute('action') ?? page.address, page.address);
    const method = button.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get';
    if (method.toLowerCase() === 'post') return load(target, fields.toString());
    return load(`${target.split('?', 1)[0]}?${fields}`);
  }

  return {
    get shown() {
      return shown();
    },
    get document() {
      return page.document;
    },
    get status() {
      return page.status;
    },
    get address() {
      return page.address;
    },
    get text() {
      return page.document.body.textContent ?? '';
    },
    open: (address) => load(address),
    async follow(name) {
      const [link] = shown().getAllByRole('link', { name, ...HIDDEN_TOO });
      await load(pathOf(link?.getAttribute('href') ?? '', page.address));
    },
    press: async (name, fields = {}) => {
      const [button] = shown().getAllByRole<HTMLButtonElement>('button', { name, ...HIDDEN_TOO });
      if (button) await press(button, fields);
    },
  };
}

/** Reads a page like a browser without script, which shows what stands in noscript. */
function parse(html: string): Document {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(html.replaceAll(/<\/?noscript[^>]*>/g, ''));
  for (const script of document.querySelectorAll('script, style')) script.remove();
  return document as unknown as Document;
}

function fill(form: HTMLFormElement, label: string, value: string | boolean): void {
  const [field] = getQueriesForElement(form, queries).getAllByLabelText<Field>((text) => text.startsWith(label));
  if (!field) return;
  if (typeof value === 'string') field.value = value;
  else if ('checked' in field) check(field, value);
  else throw new Error(`“${label}” cannot be checked.`);
}

function check(field: HTMLInputElement, checked: boolean): void {
  // As a browser does for radio buttons.
  if (field.type === 'radio')
    for (const other of field.form?.querySelectorAll<HTMLInputElement>(`input[name="${field.name}"]`) ?? []) other.checked = false;
  field.checked = checked;
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const field of form.elements as HTMLCollectionOf<Field>) {
    const pressed = field.tagName === 'BUTTON' || field.tagName === 'FIELDSET' || field.tagName === 'OUTPUT';
    const unchecked = 'checked' in field && (field.type === 'radio' || field.type === 'checkbox') && !field.checked;
    if (field.name && !field.disabled && !pressed && !unchecked) fields.append(field.name, field.value);
  }
  return fields;
}

/** The path and query of a link on a page. */
function pathOf(link: string, from: string): string {
  const { pathname, search } = new URL(link, new URL(from, 'http://site'));
  return pathname + search;
}
