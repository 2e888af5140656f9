import { getErrorCode } from '../../api/api-error.ts';
import { Report } from '../../report/report.tsx';
import { Actions } from './actions.tsx';
import { Aside } from './aside.tsx';
import { Figures } from './figures.tsx';
import { ShopHead } from './shop-head.tsx';
import { useShopHistory, useShopWeeks } from './use-shop.ts';
import { WeekSentence } from './week-sentence.tsx';
import * as texts from '#texts/market/mine';

/** The figures and what can be done; a shop without offers in the week has only its past. */
function Week({ sellerId }: { sellerId: number }) {
  const { isPending } = useShopHistory(sellerId);
  const { now } = useShopWeeks(sellerId);
  return (
    <>
      <Figures sellerId={sellerId} />
      {(isPending || now !== undefined) && (
        <div className="pt-4 max-md:pt-2">
          <Actions sellerId={sellerId} />
        </div>
      )}
    </>
  );
}

/** The week of the own shop: what happened, its figures, what to do, and beside it events, followed and the market. */
export function MyWeek({ sellerId }: { sellerId: number }) {
  const history = useShopHistory(sellerId);
  const hasFailed = history.error !== null && getErrorCode(history.error) !== 'SELLER_NOT_FOUND';
  return (
    <div className="px-(--gutter) pt-4 pb-6 max-md:pt-1">
      <ShopHead sellerId={sellerId} />
      {hasFailed ? (
        <Report query={history} what={texts.weekAccusative}>
          {() => null}
        </Report>
      ) : (
        <WeekSentence sellerId={sellerId} />
      )}
      <div className="mt-3 grid grid-cols-1 gap-y-6 min-[87.5rem]:grid-cols-[minmax(0,1fr)_21.75rem] min-[87.5rem]:gap-x-7 print:grid-cols-[minmax(0,1fr)_21.75rem]">
        <div className="min-w-0">{hasFailed ? null : <Week sellerId={sellerId} />}</div>
        <aside
          aria-label={texts.beside}
          className="min-w-0 border-line max-[87.5rem]:border-t max-[87.5rem]:pt-4 min-[87.5rem]:border-l min-[87.5rem]:pl-7"
        >
          <Aside sellerId={sellerId} />
        </aside>
      </div>
    </div>
  );
}
