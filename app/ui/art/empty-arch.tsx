/** What is missing in the arch, drawn in outline: 40 units around 60, 84. */
const outlines = {
  line: 'M34 104h9m5 0h18m5 0h7m5 0h4',
  story: 'M60 74c-6-5-14-6-24-5v31c10-1 18 0 24 5 6-5 14-6 24-5V69c-10-1-18 0-24 5zm0 0v31',
  word: 'M38 72h20v20H38zM64 84h20v20H64zM68 64h8m-4-4v8',
  seats: 'M34 106V92a9 9 0 0 1 18 0v14M68 106V92a9 9 0 0 1 18 0v14M43 76a6 6 0 1 0 .1 0zM77 76a6 6 0 1 0 .1 0z',
  mail: 'M36 74h48v32H36zl24 18 24-18',
  talk: 'M36 70h40v22H56l-8 9v-9H36zM64 98h20v-18h-2',
  time: 'M46 68h28M46 108h28M50 68c0 12 7 15 7 20s-7 8-7 20h20c0-12-7-15-7-20s7-8 7-20',
  stone: 'M50 74h20l-4 24H54zM40 106h40',
};

export type Missing = keyof typeof outlines;

export interface EmptyArchProps {
  className?: string;
  /** What would stand in it. */
  missing?: Missing;
}

/** An arch with nothing in it but the outline of what is missing: a line to write on, unless said otherwise. */
export function EmptyArch({ className, missing = 'line' }: EmptyArchProps) {
  return (
    <svg viewBox="0 0 120 132" aria-hidden="true" className={className}>
      <path d="M8 128V60a52 52 0 0 1 104 0v68z" fill="var(--stone)" />
      <path d="M20 128V60a40 40 0 0 1 80 0v68z" fill="var(--bg)" stroke="var(--bronze)" strokeWidth="1.5" />
      <path
        d="M20 60H8M23.5 44.500L12 40M32 31.500l-8.5-8.500M44.5 23.200L40 12M75.5 23.200L80 12M88 31.500l8.5-8.500M96.5 44.500L108 40M100 60h12M8 94h12M100 94h12"
        stroke="var(--bronze)"
        strokeOpacity="0.5"
      />
      <path d="M52 5h16l-3 19H55z" fill="var(--bronze)" />
      <path
        d={outlines[missing]}
        fill="none"
        stroke="var(--edge)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray={missing === 'line' ? undefined : '5 4'}
      />
      <path d="M2 128h116" stroke="var(--bronze)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
