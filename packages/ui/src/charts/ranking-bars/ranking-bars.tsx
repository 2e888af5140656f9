import * as texts from '#texts/charts/ranking-bars';
import { classNames } from '../../class-names.ts';
import { formatCompact, formatCompactMoney, formatPercent } from '../../format/numbers.ts';
import { noBrand } from '../../format/no-brand.ts';
import { Link } from '../../link.tsx';
import { formatCountGenitive, type Noun } from '../../format/plural.ts';
import { useHasPassed, useIsRowHighlighted, useRowHighlight } from '../../row-highlight.tsx';
import { summarizeLeader } from '../chart-summaries.ts';
import { ChartFigure } from '../chart-figure.tsx';

/** One ranked item. */
export interface RankedItem {
  /** Index of its row in the report. */
  readonly key: number;
  /** Empty for products without a brand. */
  readonly title: string;
  /** Revenue of the week, ₸. */
  readonly revenue: number;
  /** Link to its profile, if it has one. */
  readonly href: string | undefined;
}

/** Number of bars. */
const MAX_BARS = 8;

interface BarProps {
  readonly ranked: RankedItem;
  /** Largest and total revenue, ₸. */
  readonly largest: number;
  readonly total: number;
}

const BarContent = ({ ranked, largest, total, hasPassed }: BarProps & { readonly hasPassed: boolean }) => (
  <>
    <span
      className="w-36 shrink-0 truncate pr-3 xl:w-52 print:w-60 group-hover:underline"
      title={ranked.title}
    >
      {ranked.title}
    </span>{' '}
    <span className="flex min-w-0 flex-1 items-center gap-2 border-l border-line [--room:4.5rem] md:[--room:7.5rem]">
      <span
        className={classNames(
          'h-3 shrink-0 rounded-r-mark mark group-data-highlighted:bg-accent',
          hasPassed ? 'bg-bar-strong' : 'bg-line',
        )}
        style={{ width: `calc((100% - var(--room)) * ${ranked.revenue / largest})` }}
      />
      <span className="figures font-medium whitespace-nowrap">{formatCompact(ranked.revenue)}</span>{' '}
      <span className="figures text-ink-3 max-md:hidden">{formatPercent(ranked.revenue / total)}</span>
    </span>
  </>
);

const Bar = (props: BarProps) => {
  const { key, href } = props.ranked;
  const rowHighlight = useRowHighlight();
  const hasPassed = useHasPassed()(key);
  const highlight = () => rowHighlight?.highlight(key);
  const leave = () => rowHighlight?.highlight(null);
  const shared = {
    'data-highlighted': useIsRowHighlighted(key) || undefined,
    onPointerEnter: highlight,
    onPointerLeave: leave,
    className: classNames(
      'group flex h-6 items-center rounded-mark text-badge font-normal -outline-offset-2 hover:bg-hover data-highlighted:bg-hover max-md:h-7 forced-colors:data-highlighted:outline forced-colors:data-highlighted:outline-[Highlight]',
      !hasPassed && 'text-ink-3',
    ),
  } as const;
  return (
    <li>
      {href === undefined ? (
        <div {...shared}>
          <BarContent {...props} hasPassed={hasPassed} />
        </div>
      ) : (
        <Link {...shared} href={href} onFocus={highlight} onBlur={leave}>
          <BarContent {...props} hasPassed={hasPassed} />
        </Link>
      )}
    </li>
  );
};

interface Props {
  readonly title: string;
  /** All items in any order. */
  readonly ranked: readonly RankedItem[];
  readonly noun: Noun;
  readonly className?: string;
}

/** Bar chart of the items with the largest revenue; each links to its profile. */
export const RankingBars = ({ title, ranked, noun, className }: Props) => {
  const total = ranked.reduce((sum, { revenue }) => sum + revenue, 0);
  const leaders = ranked.toSorted((one, other) => other.revenue - one.revenue).slice(0, MAX_BARS);
  const largest = leaders[0]?.revenue ?? 0;
  if (largest === 0) return null;
  const named = leaders.map((leader) => ({ ...leader, title: leader.title || noBrand }));
  // Products without a brand are neither counted among the brands nor compared with them.
  const brands = leaders.filter(({ title }) => title !== '');
  return (
    <ChartFigure
      title={title}
      note={texts.shown(
        brands.length,
        formatCountGenitive(ranked.filter(({ title }) => title !== '').length, noun),
      )}
      summary={summarizeLeader(brands, total)}
      table={{
        heads: [texts.name, texts.revenue, texts.share],
        rows: named.map((each) => [
          each.title,
          formatCompactMoney(each.revenue),
          formatPercent(each.revenue / total),
        ]),
      }}
      {...(className !== undefined && { className })}
    >
      <ol>
        {named.map((each) => (
          <Bar key={each.key} ranked={each} largest={largest} total={total} />
        ))}
      </ol>
    </ChartFigure>
  );
};
