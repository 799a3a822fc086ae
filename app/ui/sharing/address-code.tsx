import { useEffect, useState } from 'react';
import { QrCode } from '../art/qr-code';
import { sharingTexts as texts } from './texts';

/** The address of a room for the camera of a phone; it is drawn in the browser, which knows the whole of it. */
export function AddressCode({ path }: { path: string }) {
  const [code, setCode] = useState<{ size: number; path: string }>();
  useEffect(() => {
    let wanted = true;
    const loading = import('~/platform/pictures/qr-path').catch(() => undefined);
    void loading.then((loaded) => {
      if (wanted && loaded) setCode(loaded.qrPath(new URL(path, window.location.href).href));
    });
    return () => {
      wanted = false;
    };
  }, [path]);
  return (
    <div className="flex items-center gap-4">
      <div className="size-28 shrink-0">{code && <QrCode code={code} label={texts.code} className="size-28" />}</div>
      <p className="text-sm text-muted">{texts.scan}</p>
    </div>
  );
}
