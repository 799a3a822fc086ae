import { encode } from 'uqr';

/** Modules of white around a code, without which some readers do not find it. */
const BORDER = 3;

/** A picture that a phone's camera or an authenticator app reads. */
export interface QrPath {
  /** Width and height of the drawing. */
  size: number;
  /** The dark modules, as a path of SVG. */
  path: string;
}

/** Draws a text as a QR code. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
