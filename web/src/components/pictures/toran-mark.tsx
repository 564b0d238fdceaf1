/** The mark: a toran arch drawn in one line, and the open door in it. */
export function ToranMark({ size = 32, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M5 29V13.500C5 8 10 7 16 2c6 5 11 6 11 11.500V29"
        stroke="currentColor"
        strokeWidth="1.600"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M11 29V17c0-3 2.200-3.900 5-6.500 2.800 2.600 5 3.500 5 6.500v12"
        stroke="var(--marigold)"
        strokeWidth="1.600"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="6.600" r="1.100" fill="var(--marigold)" />
    </svg>
  );
}
