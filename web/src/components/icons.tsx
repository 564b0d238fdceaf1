import type { ReactNode } from 'react';

/** Line icons, 20 px, drawn for this shop. They only decorate: words stand beside them or in a label. */
const DRAWINGS = {
  menu: <path d="M3 6h14M3 10h14M3 14h14" />,
  close: <path d="m5 5 10 10M15 5 5 15" />,
  down: <path d="m5.500 8 4.500 4.500L14.500 8" />,
  right: <path d="m8 5.500 4.500 4.500L8 14.500" />,
  user: (
    <>
      <circle cx="10" cy="7" r="3.200" />
      <path d="M3.800 17c.6-3.600 3-5.200 6.200-5.200s5.600 1.600 6.200 5.200" />
    </>
  ),
  play: <path d="M7 4.500v11l9-5.500z" fill="currentColor" />,
  stop: <rect x="5.500" y="5.500" width="9" height="9" rx="1" fill="currentColor" />,
  music: (
    <>
      <circle cx="6" cy="15" r="2.300" />
      <circle cx="14.500" cy="13.500" r="2.300" />
      <path d="M8.300 15V5.200l8.500-1.700v10M8.300 8.500l8.500-1.700" />
    </>
  ),
  photo: (
    <>
      <rect x="2.500" y="4" width="15" height="12" rx="1.500" />
      <circle cx="7" cy="8.300" r="1.400" />
      <path d="m3 14.500 4.200-3.600 3 2.400 3.300-3.300 4 4" />
    </>
  ),
  check: <path d="m4 10.500 4 4 8-9" />,
  dash: <path d="M5 10h10" />,
  edit: <path d="m4 16 .8-3.400L13.200 4.200a1.400 1.400 0 0 1 2 0l.6.6a1.400 1.400 0 0 1 0 2L7.400 15.200z" />,
  download: <path d="M10 3v9.500m-4-3.600 4 3.800 4-3.800M4 16.500h12" />,
  send: <path d="M17 3 2.800 8.600l5.400 2.600L11 17z" />,
  phone: (
    <>
      <rect x="5.500" y="2.500" width="9" height="15" rx="1.800" />
      <path d="M9 15h2" />
    </>
  ),
  clock: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4.200l2.800 1.700" />
    </>
  ),
  warning: <path d="M10 3.500 2.500 16.500h15zM10 8.500v3.800m0 2v.2" />,
  trash: <path d="M4 6h12M8 6V4h4v2m2.500 0-.7 10.500H6.200L5.500 6" />,
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
      strokeWidth="1.500"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWINGS[name]}
    </svg>
  );
}
