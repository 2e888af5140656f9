import { useTheme } from '@vitrina/ui/theme';
import { Fragment } from 'react';
import type { View } from './pictures.ts';

interface Props {
  wide: View;
  /** The phone version. */
  narrow?: View;
  /** Alternative text. */
  alt: string;
  /** Loads at once with high priority, since the first view shows it; others load when scrolled near. */
  isFirst?: boolean;
  className?: string;
}

/** A picture of the product in the current theme and viewport. */
export function ProductPicture({ wide, narrow, alt, isFirst = false, className }: Props) {
  const theme = useTheme();
  const of = (view: View) => (theme === 'dark' ? view.dark : view.light);
  const views = [
    ...(narrow ? [{ media: '(width < 48rem)', view: narrow }] : []),
    { media: 'all', view: wide },
  ];
  return (
    <picture>
      {views.map(({ media, view }) => {
        const { width, height } = view;
        return (
          <Fragment key={media}>
            {theme === 'system' && (
              <source
                media={`${media} and (prefers-color-scheme: dark)`}
                srcSet={view.dark}
                width={width}
                height={height}
              />
            )}
            <source media={media} srcSet={of(view)} width={width} height={height} />
          </Fragment>
        );
      })}
      <img
        src={of(wide)}
        alt={alt}
        width={wide.width}
        height={wide.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  );
}
