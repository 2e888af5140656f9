import * as texts from '#texts/report/profile/profile';
import { formatCount, type Noun } from '@vitrina/ui/format/plural';

interface Props {
  hasSales: boolean;
  counts: readonly { count: number; noun: Noun }[];
}

/** Counts of an entity's sellers, brands and products in the week: «1 146 продавцов, 38 брендов, 3 906 товаров». */
export const Offered = ({ hasSales, counts }: Props) => (
  <p className="flex min-h-5 shrink-0 flex-wrap gap-x-4 text-ink-2 max-md:shrink">
    {!hasSales && <span>{texts.nothingSold}</span>}
    <span>{counts.map(({ count, noun }) => formatCount(count, noun)).join(', ')}</span>
  </p>
);
