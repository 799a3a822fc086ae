/** What stands on the desk one is about to sit down at: books, a candle, sheets, ink and sand that has not begun to run. */
export function DeskScene() {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true">
      <circle cx="186" cy="112" r="240" fill="var(--sand)" opacity="0.06" />
      <circle cx="186" cy="112" r="150" fill="var(--sand)" opacity="0.09" />
      <circle cx="186" cy="112" r="78" fill="var(--sand)" opacity="0.14" />
      <Books />
      <Candle />
      <Sheets />
      <Ink />
      <Hourglass />
    </svg>
  );
}

function Candle() {
  return (
    <g>
      <path d="M186 66c17 24 17 42 0 51c-17-9-17-27 0-51z" fill="#f6c667" />
      <path d="M186 91c7 10 7 18 0 24c-7-6-7-14 0-24z" fill="#fff3cf" />
      <path d="M186 114v12" stroke="#231c13" strokeWidth="2.5" />
      <path d="M168 126h36v116h-36z" fill="#efe6d4" />
      <path d="M193 126h11v116h-11z" fill="#c9b894" />
      <path d="M168 126h36v10c-4 12-9 11-11 0c-2 22-10 20-12 3c-3 11-9 8-13-1z" fill="#fffaf0" />
      <path d="M148 242h76l-11 15h-54z" fill="#c98b4e" />
      <path d="M148 242h76" stroke="#8a5a2c" strokeWidth="2" />
    </g>
  );
}

function Books() {
  return (
    <g>
      <path d="M24 232h104v25H24z" fill="#6d3230" />
      <path d="M34 208h88v24H34z" fill="#34466e" />
      <path d="M22 184h92v24H22z" fill="#2d5a48" />
      <path d="M24 239h104M34 214h88M22 190h92" stroke="#e0ae4f" strokeOpacity="0.5" strokeWidth="2" />
      <path d="M128 236v17M122 212v16M114 188v16" stroke="#efe6d4" strokeWidth="3" />
    </g>
  );
}

/** Sheets that hang over the edge of the desk a little. */
function Sheets() {
  return (
    <g>
      <path d="M232 252l92-8 14 34-100 12z" fill="#c9b894" transform="rotate(5 286 266)" />
      <path d="M226 256l96-10 16 36-104 14z" fill="#efe6d4" />
      <path d="M240 263l70-7M243 270l74-8M246 277l56-6M249 284l68-8" stroke="#7a6a4f" strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}

function Ink() {
  return (
    <g>
      <path d="M284 210c26-44 52-74 78-90c-6 32-28 66-70 98z" fill="#efe6d4" stroke="#8a6f45" strokeWidth="1.2" />
      <path d="M280 222c24-42 50-74 80-100" fill="none" stroke="#8a5a2c" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M262 226h36v-8h-36zM256 228h48c4 8 4 22-2 29h-44c-6-7-6-21-2-29z" fill="#141b2d" stroke="#34466e" strokeWidth="1.5" />
      <path d="M264 234h12" stroke="#8fb4d8" strokeOpacity="0.7" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

function Hourglass() {
  return (
    <g transform="translate(412 176)">
      <path
        d="M-28-74c0 44 22 56 22 74s-22 30-22 74h56c0-44-22-56-22-74s22-30 22-74z"
        fill="var(--text)"
        fillOpacity="0.1"
        stroke="var(--text)"
        strokeOpacity="0.75"
        strokeWidth="2"
      />
      <path d="M-25-50h50c-3 28-18 38-21 48h-8c-3-10-18-20-21-48z" fill="var(--sand)" />
      <path d="M-38-78h76M-38 78h76" stroke="#c98b4e" strokeWidth="10" strokeLinecap="round" />
      <path d="M-33-72v144M33-72v144" stroke="#8a5a2c" strokeWidth="4" />
    </g>
  );
}
