import { classNames } from '../../class-names.ts';
import type { TileName } from './tile-name.ts';

interface Props {
  readonly name: TileName | undefined;
  /** Shown below the name, if it fits. */
  readonly figure: string;
}

/** Name of a tile, broken as measured, and its figure. */
export const TileText = ({ name, figure }: Props) => {
  if (name === undefined) return null;
  const padding = name.isSmall ? 'px-1' : 'px-1.5';
  return (
    <>
      <span
        className={classNames(
          'block pt-0.5 whitespace-nowrap',
          padding,
          name.isSmall ? 'text-axis leading-3.25' : 'text-label',
        )}
      >
        {name.lines.map((line) => (
          <span key={line} className="block">
            {/* The name is one text, broken at its own spaces. */}
            {line.endsWith('-') ? line : `${line} `}
          </span>
        ))}
      </span>{' '}
      {name.hasFigure ? (
        <span
          className={classNames(
            'figures block truncate text-axis font-normal',
            padding,
            name.isSmall && 'leading-3.25',
          )}
        >
          {figure}
        </span>
      ) : null}
    </>
  );
};
