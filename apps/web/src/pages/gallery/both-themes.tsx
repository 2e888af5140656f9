import type { ReactNode } from 'react';

/** The two themes, as the address of nothing and the words of a head. */
const themes = [
  { name: 'light', title: 'светлая' },
  { name: 'dark', title: 'тёмная' },
] as const;

interface Props {
  title: string;
  /** The parts; told the theme's word, so that what has a name can have another one in each. */
  children: (theme: string) => ReactNode;
}

/** Some parts twice: in light and, beside it, in dark. */
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

/** Parts in one line, or as many as they need. */
export const PartRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
