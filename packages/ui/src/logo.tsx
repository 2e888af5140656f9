/** Logo of Vitrina: a shop window in a square. */
export const Logo = () => (
  <svg
    viewBox="0 0 20 20"
    className="size-5 shrink-0 text-accent forced-colors:text-[CanvasText]"
    aria-hidden="true"
  >
    <rect width="20" height="20" rx="4.5" fill="currentColor" />
    <path
      d="M5 5v5.2L10 15l5-4.8V5M10 5v4.6"
      fill="none"
      stroke="var(--color-on-accent)"
      strokeWidth="1.9"
      strokeLinejoin="round"
    />
  </svg>
);
