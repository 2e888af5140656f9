/** Full-screen loading state. */
export function Loading() {
  return (
    <output lang="en" className="grid min-h-dvh place-items-center text-ink-2">
      Loading...
    </output>
  );
}
