/** Progress indicator; the text beside it names the action. */
export const Spinner = () => (
  <svg viewBox="0 0 16 16" className="size-4 animate-spin" aria-hidden="true">
    <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.6" strokeDasharray="28 10" />
  </svg>
);
