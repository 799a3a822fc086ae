import { cx } from '../cx';

export interface QrCodeProps {
  /** Of the drawing: its width and height, and its dark modules as a path of SVG. */
  code: { size: number; path: string };
  label: string;
  className?: string;
}

/** A QR code: dark on white in every theme, as readers expect it. */
export function QrCode({ code, label, className }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={cx('max-w-full rounded-md bg-[#fff] forced-color-adjust-none', className)}
    >
      <path d={code.path} fill="#000" />
    </svg>
  );
}
