import { type ComponentType, useCallback, useState } from 'react';

export interface LateView<Props> {
  /** Undefined until its script is here. */
  View: ComponentType<Props> | undefined;
  /** Fetches the script. @returns whether it is here; one that could not come is asked for again the next time. */
  fetchView(): Promise<boolean>;
}

/**
 * A component whose script is fetched when it is first needed. Without a network the page stays as it is, where a lazy
 * component would put an error in its place.
 * @param load always the same function.
 */
export function useLateView<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LateView<Props> {
  const [View, setView] = useState<ComponentType<Props>>();
  const fetchView = useCallback(async () => {
    try {
      const loaded = await load();
      setView(() => loaded.default);
      return true;
    } catch {
      return false;
    }
  }, [load]);
  return { View, fetchView };
}
