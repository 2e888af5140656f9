import { classNames } from '../../class-names.ts';
import { formatPercent, formatTenths } from '../../format/numbers.ts';
import { splitEqualRivals } from './strip-layout.ts';

/** In outlines narrower than this (px) no number can be read: then the words say it alone. */
const NARROWEST = 26;

const words = (place: number, size: number, equal: number, width: number): string => {
  if (width < (size < 1 ? 30 : NARROWEST)) return '';
  if (place === 0 && width >= 160) return `1-й из равных, доля ${formatPercent(1 / equal)}`;
  return size < 1 ? formatTenths(size) : String(place + 1);
};

/** As many equal rivals as the market is worth, to the scale of the strip above; said in words elsewhere. */
export const EqualRivals = ({ equal, width }: { readonly equal: number; readonly width: number }) =>
  width / equal < NARROWEST ? null : (
    <div aria-hidden="true" className="mt-2 flex h-4.5">
      {splitEqualRivals(equal).map((size, place) => {
        const room = (width * size) / equal;
        const said = words(place, size, equal, room);
        return (
          <span key={place} style={{ width: `${(100 * size) / equal}%` }} className="pr-0.5">
            <span
              className={classNames(
                'figures block h-full truncate rounded-mark border border-line-quiet text-axis leading-4 font-normal text-ink-3',
                said !== '' && (room < 36 ? 'px-1' : 'px-1.5'),
              )}
            >
              {said}
            </span>
          </span>
        );
      })}
    </div>
  );
