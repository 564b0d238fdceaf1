import type { ReactNode } from 'react';

/** One thin line each, in the manner of the mark. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  wedding: (
    <>
      <path d="M8 42V20m32 22V20M6 20c6-1 10-5 18-12 8 7 12 11 18 12M6 42h36" />
      <path d="M12 20c2 4 5 4 6 0 2 5 4 5 6 0 2 5 4 5 6 0 1 4 4 4 6 0" />
      <path d="M24 30v8m-4-5c0-3 8-3 8 0l-1.500 5h-5z" />
    </>
  ),
  engagement: (
    <>
      <circle cx="24" cy="30" r="12" />
      <path d="m18 8 12 0 4 5-10 9-10-9zM14 13h20M21 13l3 9 3-9" />
    </>
  ),
  reception: (
    <>
      <path d="M24 4v8M12 20c0-5 5-8 12-8s12 3 12 8M8 20h32l-4 8H12zM16 28v6m8-6v10m8-10v6" />
      <circle cx="16" cy="36" r="1.500" />
      <circle cx="24" cy="40.500" r="1.500" />
      <circle cx="32" cy="36" r="1.500" />
    </>
  ),
  birthday: (
    <>
      <path d="M8 42h32M10 42V28h28v14M16 28v-8m8 8v-8m8 8v-8" />
      <path d="M10 34c3.500 3.500 6 3.500 9.300 0 3.500 3.500 6 3.500 9.400 0 3.300 3.500 6 3.500 9.300 0" />
      <path d="M16 16c-2-2 0-4 0-5 0 1 2 3 0 5zm8 0c-2-2 0-4 0-5 0 1 2 3 0 5zm8 0c-2-2 0-4 0-5 0 1 2 3 0 5z" />
    </>
  ),
  anniversary: (
    <>
      <circle cx="18" cy="26" r="11" />
      <circle cx="30" cy="26" r="11" />
      <path d="M24 9c-3-4-8-1-4 3l4 3 4-3c4-4-1-7-4-3z" />
    </>
  ),
  wishes: (
    <>
      <path d="M6 14h36v26H6zM6 15l18 14 18-14" />
      <path d="M24 10c-2.500-4-8-1-4 3m4-3c2.500-4 8-1 4 3" />
    </>
  ),
  sangeet: (
    <>
      <path d="M12 15c0-3 24-3 24 0v18c0 3-24 3-24 0zM12 15c0 3 24 3 24 0M12 33c0-3 24-3 24 0" />
      <path d="m12 16 8 18 8-18 8 17M12 32l8-14 8 16 8-17" />
    </>
  ),
  mehendi: (
    <>
      <path d="M30 7c8 6 10 16 6 24-4 8-16 11-22 5s-4-15 3-18 13 2 12 8-8 7-10 3 2-6 4-4" />
      <path d="M30 7c-5 1-9 4-11 8" />
    </>
  ),
  haldi: (
    <>
      <path d="M6 24h36c0 10-7 16-18 16S6 34 6 24z" />
      <path d="M12 24c2-6 7-9 12-9s10 3 12 9M24 15V8m-3 3c0-3 3-4 3-6 0 2 3 3 3 6M17 44h14" />
    </>
  ),
  'house-warming': (
    <>
      <path d="M6 23 24 8l18 15M10 20v22h28V20" />
      <path d="M19 42V32c0-4 3-5 5-7 2 2 5 3 5 7v10M14 20c3 3 5 3 7 0 2 3 4 3 6 0 2 3 4 3 7 0" />
    </>
  ),
  'naming-ceremony': (
    <>
      <path d="M6 10h36M12 10v10m24-10v10M9 20h30c0 11-6 17-15 17S9 31 9 20z" />
      <path d="M15 20c1-4 5-6 9-6s8 2 9 6M15 42h18" />
    </>
  ),
  'baby-shower': (
    <>
      <path d="M24 24V8c9 0 16 7 16 16zM8 24h32c0 8-6 13-16 13S8 32 8 24z" />
      <circle cx="17" cy="41" r="2.500" />
      <circle cx="31" cy="41" r="2.500" />
      <path d="M8 24c0-4-1-6-4-6" />
    </>
  ),
};

export function CategoryIcon({ slug }: { slug: string }) {
  return (
    <svg
      width="48"
      height="48"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.400"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWINGS[slug]}
    </svg>
  );
}
