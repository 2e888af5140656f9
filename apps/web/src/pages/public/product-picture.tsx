import { useTheme } from '@vitrina/ui/theme';
import { Fragment } from 'react';
import type { View } from './pictures.ts';

interface Props {
  wide: View;
  /** The same on a phone. */
  narrow?: View;
  /** What is seen there. */
  alt: string;
  className?: string;
}

/** A picture of the product as it is, in the colours and the width of the page around it. */
export function ProductPicture({ wide, narrow, alt, className }: Props) {
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
        loading="lazy"
        className={className}
      />
    </picture>
  );
}
