/** Caches like a browser's, as far as the site uses them. */
export function memoryCaches(): Pick<CacheStorage, 'open' | 'delete'> & { names(): string[] } {
  const all = new Map<string, Map<string, string>>();
  return {
    names: () => [...all.keys()],
    delete: async (name) => all.delete(name),
    async open(name) {
      const entries = all.get(name) ?? new Map<string, string>();
      all.set(name, entries);
      const cache: Pick<Cache, 'put' | 'delete' | 'match' | 'matchAll'> = {
        put: async (key, answer) => void entries.set(String(key), await answer.text()),
        delete: async (key) => entries.delete(String(key)),
        match: async (key) => {
          const body = entries.get(String(key));
          return body === undefined ? undefined : new Response(body);
        },
        matchAll: async () => [...entries.values()].map((body) => new Response(body)),
      };
      return cache as Cache;
    },
  };
}
