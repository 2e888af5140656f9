import * as texts from '#texts/app/app';

/** Full-screen loading state. */
export function Loading() {
  return (
    <output lang={texts.quotedLanguage} className="grid min-h-dvh place-items-center text-ink-2">
      {texts.loading}
    </output>
  );
}
