import type { ReactNode } from 'react';

/** Line icons, 20 px, drawn for this shop. They are decorative: the text is beside them or in a label. */
const DRAWINGS = {
  menu: <path d="M3 6h14M3 10h14M3 14h14" />,
  close: <path d="m5 5 10 10M15 5 5 15" />,
  down: <path d="m5.5 8 4.5 4.5L14.5 8" />,
  right: <path d="m8 5.5 4.5 4.5L8 14.5" />,
  user: (
    <>
      <circle cx="10" cy="7" r="3.2" />
      <path d="M3.8 17c.6-3.6 3-5.2 6.2-5.2s5.6 1.6 6.2 5.2" />
    </>
  ),
  play: <path d="M7 4.5v11l9-5.5z" fill="currentColor" />,
  stop: <rect x="5.5" y="5.5" width="9" height="9" rx="1" fill="currentColor" />,
  music: (
    <>
      <circle cx="6" cy="15" r="2.3" />
      <circle cx="14.5" cy="13.5" r="2.3" />
      <path d="M8.3 15V5.2l8.5-1.7v10M8.3 8.5l8.5-1.7" />
    </>
  ),
  photo: (
    <>
      <rect x="2.5" y="4" width="15" height="12" rx="1.5" />
      <circle cx="7" cy="8.3" r="1.4" />
      <path d="m3 14.5 4.2-3.6 3 2.4 3.3-3.3 4 4" />
    </>
  ),
  check: <path d="m4 10.5 4 4 8-9" />,
  dash: <path d="M5 10h10" />,
  edit: <path d="m4 16 .8-3.4L13.2 4.2a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2L7.4 15.2z" />,
  download: <path d="M10 3v9.5m-4-3.6 4 3.8 4-3.8M4 16.5h12" />,
  send: <path d="M17 3 2.8 8.6l5.4 2.6L11 17z" />,
  phone: (
    <>
      <rect x="5.5" y="2.5" width="9" height="15" rx="1.8" />
      <path d="M9 15h2" />
    </>
  ),
  clock: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4.2l2.8 1.7" />
    </>
  ),
  warning: <path d="M10 3.5 2.5 16.5h15zM10 8.5v3.8m0 2v.2" />,
  trash: <path d="M4 6h12M8 6V4h4v2m2.5 0-.7 10.5H6.2L5.5 6" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof DRAWINGS;

export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string | undefined }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWINGS[name]}
    </svg>
  );
}
