import { AsyncLocalStorage } from 'node:async_hooks';

/** What asks the database: a service's function, a job, an event of a live connection. */
const origin = new AsyncLocalStorage<string>();

/** For queries that nothing named: those of the platform itself. */
const UNNAMED = 'platform';

/** The name of what asks the database now, such as `stories.list`. */
export const queryOrigin = (): string => origin.getStore() ?? UNNAMED;

/** Does some work whose queries are named after it. @param name a fixed word, never what a person typed. */
export const askingAs = <Result>(name: string, work: () => Result): Result => origin.run(name, work);

/**
 * The same service, whose queries and transactions carry its name and that of the function called: `stories.list`,
 * `accounts.sessions.identify`.
 */
export function namedService<Service>(name: string, service: Service): Service {
  if (!isPlain(service)) return service;
  const named = Object.create(null) as PropertyDescriptorMap;
  for (const [key, property] of Object.entries(Object.getOwnPropertyDescriptors(service))) {
    const { value } = property;
    if (typeof value === 'function') {
      const call = (...args: unknown[]) => askingAs(`${name}.${key}`, () => value.apply(service, args));
      named[key] = { ...property, value: call };
    } else named[key] = isPlain(value) ? { ...property, value: namedService(`${name}.${key}`, value) } : property;
  }
  return Object.defineProperties({}, named) as Service;
}

/** Whether something is an object with functions of its own, rather than an instance of a class. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
