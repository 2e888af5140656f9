import { useBrowsing } from '../use-browsing.ts';
import { ShopField } from './shop-field.tsx';
import { WeekMarket } from './week-market.tsx';
import * as texts from '#texts/market/question';

/** The first visit: which shop is the person's, and below it the market of the week. */
export function ShopQuestion() {
  const [, setBrowsing] = useBrowsing();
  return (
    <div className="flex min-h-[calc(100vh-3rem-var(--note-height,0rem))] flex-col px-(--gutter) pb-5 max-md:min-h-0">
      <div className="m-auto w-full max-w-[38.75rem] py-12 max-md:py-6">
        <h1 className="text-[1.625rem]/8 font-semibold tracking-tight max-md:text-title">{texts.question}</h1>
        <p className="mt-1.5 mb-4 text-ink-2">{texts.why}</p>
        <ShopField isLarge />
        <p className="mt-2 text-right">
          <button
            type="button"
            onClick={() => setBrowsing(true)}
            className="inline-flex min-h-6 items-center rounded-mark font-medium text-accent hover:underline max-md:min-h-11"
          >
            {texts.browse}
          </button>
        </p>
      </div>
      <WeekMarket />
    </div>
  );
}
