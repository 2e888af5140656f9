import { showRelativeChange, toneClasses, isWithinChance } from '@vitrina/ui/format/change';
import { formatCompact, formatCompactMoney } from '@vitrina/ui/format/numbers';
import { insertElements } from '@vitrina/ui/insert-elements';
import { Link } from '@vitrina/ui/link';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import { reports } from '../../api/reports.ts';
import { AgainstWord } from '../../period/against-word.tsx';
import { formatWeek } from '../../period/format-week.ts';
import { NearestWeekButton, useMissingWeekText } from '../../period/nearest-week.tsx';
import { useAgainst } from '../../period/use-against.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { paths } from '../../routing/paths.ts';
import { useShopHistory, useShopWeeks } from './use-shop.ts';
import * as texts from '#texts/market/mine';

const withSign = (amount: number): string => `${amount > 0 ? '+' : ''}${formatCompact(amount)}`;

/** The parts of the market and of the shop in a change of revenue; undefined until loaded or if unknown. */
function useParts(sellerId: number) {
  const { week } = useReportParams();
  const { text } = useAgainst();
  const query = reports.seller.changes.useQuery(week && { ...week, sellerId, against: text });
  const { marketEffect = null, ownEffect = null } = query.data?.sellerChanges ?? {};
  const isPending = query.data === undefined && query.error === null;
  return {
    isPending,
    parts: marketEffect === null || ownEffect === null ? null : { marketEffect, ownEffect },
  };
}

interface ChangeProps {
  revenue: number;
  revenueBefore: number;
  isChance: boolean;
  parts: { marketEffect: number; ownEffect: number } | null;
  sellerId: number;
}

/** «за счёт рынка +50,1 млн, за счёт магазина +9,69 млн», which leads to the products behind it. */
function Causes({
  sellerId,
  parts,
}: Pick<ChangeProps, 'sellerId'> & { parts: NonNullable<ChangeProps['parts']> }) {
  const { week } = useReportParams();
  return (
    <Link
      href={paths.sellerChanges({ ...week, sellerId })}
      className="rounded-mark border-b border-dotted border-ink-3 hover:text-accent"
    >
      {insertElements(texts.causes, {
        market: <span className="whitespace-nowrap">{withSign(parts.marketEffect)}</span>,
        own: <span className="whitespace-nowrap">{withSign(parts.ownEffect)}</span>,
      })}
    </Link>
  );
}

/** «Выручка 307 млн ₸, +24,2 % к неделе 45: за счёт рынка +50,1 млн, за счёт магазина +9,69 млн» */
function ChangeSentence({ revenue, revenueBefore, isChance, parts, sellerId }: ChangeProps) {
  const change = showRelativeChange(revenue / revenueBefore - 1, {
    isColoured: true,
    isWithinChance: isChance,
  });
  const words = {
    revenue: formatCompactMoney(revenue),
    change: <span className={`${toneClasses[change.tone]} whitespace-nowrap`}>{change.text}</span>,
    against: <AgainstWord />,
  };
  if (isChance) return insertElements(texts.changedByChance, words);
  if (parts === null) return insertElements(texts.changed, words);
  return insertElements(texts.changedWithParts, {
    ...words,
    causes: <Causes sellerId={sellerId} parts={parts} />,
  });
}

/** What the week was for the shop, from its figures alone. */
function useSentence(sellerId: number): ReactNode {
  const { week } = useReportParams();
  const { week: against, earlier } = useAgainst();
  const { now, before } = useShopWeeks(sellerId);
  const { isPending, parts } = useParts(sellerId);
  if (week === undefined) return undefined;
  if (now === undefined) return texts.absent(week.weekNumber);
  const revenue = formatCompactMoney(now.revenue);
  if (against === undefined)
    return (earlier.length === 0 ? texts.revenueOfFirstWeek : texts.revenueAlone)(revenue);
  if (before === undefined) return insertElements(texts.absentBefore, { revenue, against: <AgainstWord /> });
  if (!before.revenue) return insertElements(texts.soldNothingBefore, { revenue, against: <AgainstWord /> });
  const isChance = isWithinChance(now.salesCount, before.salesCount) === true;
  if (isPending && !isChance) return undefined;
  return (
    <ChangeSentence
      revenue={now.revenue ?? 0}
      revenueBefore={before.revenue}
      isChance={isChance}
      parts={parts}
      sellerId={sellerId}
    />
  );
}

/** The last week in which an absent shop offered something. */
function LastPresent({ sellerId }: { sellerId: number }) {
  const { history } = useShopWeeks(sellerId);
  const last = history?.weeks.findLast(({ isPresent }) => isPresent);
  if (last === undefined) return null;
  const { year, weekNumber } = last;
  return (
    <p className="mt-1 text-ink-2">
      {insertElements(texts.lastPresent, {
        week: (
          <Link href={paths.home({ year, weekNumber })} className="text-accent hover:underline">
            {formatWeek(last)}
          </Link>
        ),
      })}
    </p>
  );
}

/** Why nothing is compared. */
const NothingToCompare = () => (
  <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
    <p>{useMissingWeekText()}</p>
    <NearestWeekButton isSmall />
  </div>
);

/** The heading of the week: what happened to the revenue, against which week, and why. */
export function WeekSentence({ sellerId }: { sellerId: number }) {
  const { week: against, earlier } = useAgainst();
  const { now } = useShopWeeks(sellerId);
  const { isPending } = useShopHistory(sellerId);
  const sentence = useSentence(sellerId);
  if (isPending || sentence === undefined)
    return <Skeleton className="h-7 w-[40rem] max-w-full max-md:h-18 max-[24.25rem]:h-24" />;
  return (
    <>
      <h1 className="min-h-7 text-title md:text-pretty max-md:min-h-18 max-[24.25rem]:min-h-24 max-md:text-[1.0625rem]/6">
        {sentence}
      </h1>
      {now === undefined ? (
        <LastPresent sellerId={sellerId} />
      ) : (
        against === undefined && earlier.length > 0 && <NothingToCompare />
      )}
    </>
  );
}
