import { formatCompactMoney, formatWholePercent } from '../../format/numbers.ts';

interface Part {
  /** «рынок» */
  readonly label: string;
  /** Amount in ₸. */
  readonly amount: number;
}

const formatSigned = (amount: number): string =>
  amount > 0 ? `+${formatCompactMoney(amount)}` : formatCompactMoney(amount);

/** One bar of two parts of the same sign. */
const OneBar = ({ first, second }: { readonly first: Part; readonly second: Part }) => {
  const total = first.amount + second.amount;
  const part = total === 0 ? 0 : first.amount / total;
  return (
    <>
      <div aria-hidden="true" className="flex h-3 gap-0.5">
        <span className="mark rounded-mark bg-series-rest" style={{ width: `${100 * part}%` }} />
        <span className="mark min-w-0 flex-1 rounded-mark bg-accent" />
      </div>
      <div className="mt-1 flex justify-between text-badge font-normal text-ink-3">
        <span>
          {first.label} {formatWholePercent(part)}
        </span>
        <span>
          {second.label} {formatWholePercent(1 - part)}
        </span>
      </div>
    </>
  );
};

/** A bar from the common zero in the middle. */
const SignedBar = ({
  part,
  largest,
  tone,
}: {
  readonly part: Part;
  readonly largest: number;
  readonly tone: string;
}) => {
  const width = `${(50 * Math.abs(part.amount)) / largest}%`;
  return (
    <div className="flex items-center gap-2 text-badge font-normal">
      <span className="w-14 text-ink-3">{part.label}</span>
      <span aria-hidden="true" className="relative h-3 min-w-0 flex-1">
        <span className="absolute inset-y-[-4px] left-1/2 w-px bg-line-control" />
        <span
          className={`mark absolute inset-y-0 rounded-mark ${tone}`}
          style={part.amount < 0 ? { right: '50%', width } : { left: '50%', width }}
        />
      </span>
      <span className="figures w-20 text-right">{formatSigned(part.amount)}</span>
    </div>
  );
};

/** Two parts of a sum: one bar if they have the same sign, else two bars from a common zero. */
export const TwoParts = ({ first, second }: { readonly first: Part; readonly second: Part }) => {
  if (first.amount * second.amount >= 0) return <OneBar first={first} second={second} />;
  const largest = Math.max(Math.abs(first.amount), Math.abs(second.amount));
  return (
    <div className="flex flex-col gap-2">
      <SignedBar part={first} largest={largest} tone="bg-series-rest" />
      <SignedBar part={second} largest={largest} tone="bg-accent" />
    </div>
  );
};
