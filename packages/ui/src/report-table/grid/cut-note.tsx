import { formatNumber } from '../../format/numbers.ts';
import { formatCount, type Noun } from '../../format/plural.ts';

interface Props {
  readonly isPrinting: boolean;
  /** Number of rows shown, and of all. */
  readonly shown: number;
  readonly all: number;
  readonly noun: Noun;
}

/** Note below a table that shows only its first rows; nothing if it shows all. */
export const CutNote = ({ isPrinting, shown, all, noun }: Props) =>
  shown < all ? (
    <p className="px-6 py-2 text-ink-2 max-md:px-4">
      {isPrinting ? 'На бумаге' : 'Здесь'} первые {formatCount(shown, noun)} из {formatNumber(all)}; все — в
      файле, который даёт «Экспорт».
    </p>
  ) : null;
