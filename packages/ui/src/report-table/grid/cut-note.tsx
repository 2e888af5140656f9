import * as texts from '#texts/report-table/report-table';
import { formatNumber } from '../../format/numbers.ts';
import { formatCount, type Noun } from '../../format/plural.ts';

interface Props {
  readonly isPrinting: boolean;
  /** Number of rows shown, and of all. */
  readonly shown: number;
  readonly all: number;
  readonly noun: Noun;
  readonly onShowAll: () => void;
}

/** Note below a table that shows only its first rows, with a button for the others; null if it shows all. */
export const CutNote = ({ isPrinting, shown, all, noun, onShowAll }: Props) => {
  if (shown >= all) return null;
  const counts = [formatCount(shown, noun), formatNumber(all)] as const;
  if (isPrinting) return <p className="px-6 py-2 text-ink-2">{texts.cutOnPaper(...counts)}</p>;
  return (
    <p className="sticky left-0 flex flex-wrap items-center gap-x-4 px-6 py-2 text-ink-2 max-md:px-4">
      <span>{texts.cut(...counts)}</span>
      <button
        type="button"
        onClick={onShowAll}
        className="min-h-6 rounded-mark text-accent hover:underline max-md:min-h-11"
      >
        {texts.showAll(formatNumber(all))}
      </button>
    </p>
  );
};
