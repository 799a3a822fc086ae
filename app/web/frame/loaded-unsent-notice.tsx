import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '~/platform/idle/when-idle';

/** The notice of a form that could not be sent, loaded beforehand: without a network, nothing can be loaded. */
export function LoadedUnsentNotice() {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    whenIdle(() => {
      import('./unsent-notice').then(
        ({ UnsentNotice }) => setNotice(() => UnsentNotice),
        () => undefined,
      );
    });
  }, []);
  return Notice && <Notice />;
}
