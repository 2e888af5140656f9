import type { ReactNode } from 'react';

/** The two themes with their titles. */
const themes = [
  { name: 'light', title: 'светлая' },
  { name: 'dark', title: 'тёмная' },
] as const;

interface Props {
  title: string;
  /** Renders the samples; the theme makes names and ids unique. */
  children: (theme: string) => ReactNode;
}

/** Samples twice: in the light theme and, beside it, in the dark one. */
export const BothThemes = ({ title, children }: Props) => (
  <section className="border-b border-line">
    <h2 className="px-(--gutter) pt-5 pb-3 text-section">{title}</h2>
    <div className="grid grid-cols-1 xl:grid-cols-2">
      {themes.map((theme) => (
        <div
          key={theme.name}
          style={{ colorScheme: theme.name }}
          className="flex min-w-0 flex-col gap-4 bg-ground px-(--gutter) py-4 text-ink"
        >
          {children(theme.title)}
        </div>
      ))}
    </div>
  </section>
);

/** Samples in wrapping rows. */
export const PartRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
