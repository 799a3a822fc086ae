import { type ComponentType, useCallback, useState } from 'react';

export interface LateView<Props> {
  /** Undefined until its script has loaded. */
  View: ComponentType<Props> | undefined;
  /** Loads the script. @returns whether it has loaded; a failed load is retried next time. */
  fetchView(): Promise<boolean>;
}

/**
 * A component whose script loads when first needed. Without a network the page stays as it is, whereas a lazy
 * component would show an error instead.
 * @param load must always be the same function.
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
