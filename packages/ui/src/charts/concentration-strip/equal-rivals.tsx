import * as texts from '#texts/charts/concentration-strip';
import { classNames } from '../../class-names.ts';
import { formatInteger, formatPercent, formatTenths } from '../../format/numbers.ts';
import { splitEqualRivals } from './strip-layout.ts';

/** Maximum number of outlines, and their minimum width, px; more are described in words. */
const MAX_OUTLINES = 40;
const MIN_WIDTH = 8;

/** Minimum width of a labelled outline, px. */
const MIN_LABEL_WIDTH = 26;

const formatLabel = (index: number, size: number, equal: number, width: number): string => {
  if (width < (size < 1 ? 30 : MIN_LABEL_WIDTH)) return '';
  if (index === 0 && width >= 160) return texts.firstOfEqual(formatPercent(1 / equal));
  return size < 1 ? formatTenths(size) : String(index + 1);
};

const boxClass =
  'figures block h-full truncate rounded-mark border border-line-quiet text-axis leading-4 font-normal text-ink-3';

/**
 * The equivalent number of equal rivals, to the scale of the strip: an outline each, or one that says their number where
 * they are too many; described in words elsewhere.
 */
export const EqualRivals = ({ equal, width }: { readonly equal: number; readonly width: number }) => (
  <div aria-hidden="true">
    <p className="mt-1.5 mb-0.5 truncate text-label font-normal text-ink-2">{texts.ifEqual}</p>
    <div className="flex h-4.5">
      {equal > MAX_OUTLINES || width / equal < MIN_WIDTH ? (
        <span className={classNames(boxClass, 'w-full px-1.5')}>
          {`${formatInteger(Math.round(equal))} × ${formatPercent(1 / equal)}`}
        </span>
      ) : (
        splitEqualRivals(equal).map((size, index) => {
          const room = (width * size) / equal;
          const label = formatLabel(index, size, equal, room);
          return (
            <span key={index} style={{ width: `${(100 * size) / equal}%` }} className="pr-0.5">
              <span className={classNames(boxClass, label !== '' && (room < 36 ? 'px-1' : 'px-1.5'))}>
                {label}
              </span>
            </span>
          );
        })
      )}
    </div>
  </div>
);
