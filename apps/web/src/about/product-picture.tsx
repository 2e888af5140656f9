import { useTheme } from '@vitrina/ui/theme.ts';

/** The same view of the product in both themes: addresses of two files. */
interface Views {
  light: string;
  dark: string;
}

interface Props {
  views: Views;
  /** What is seen there. */
  alt: string;
  /** Of the files, px. */
  width: number;
  height: number;
  className?: string;
}

/** A picture of the product as it is, in the colours of the page around it. */
export function ProductPicture({ views, alt, width, height, className }: Props) {
  const theme = useTheme();
  return (
    <picture>
      {theme === 'system' && <source media="(prefers-color-scheme: dark)" srcSet={views.dark} />}
      <img
        src={theme === 'dark' ? views.dark : views.light}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        className={className}
      />
    </picture>
  );
}
