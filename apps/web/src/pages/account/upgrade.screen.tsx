import { paths } from '../../routing/paths.ts';
import { Link } from '@vitrina/ui/link';
import { formatCount } from '@vitrina/ui/format/plural';
import { usePeriod } from '../../period/period-context.ts';
import { MAX_FOLLOWS } from '@vitrina/contract';
import { AccountPage } from './account-page.tsx';
import { Facts } from '../facts.tsx';
import { PlainPart } from '../plain-page.tsx';
import { insertElements } from '@vitrina/ui/insert-elements';
import * as screens from '#texts/screens';
import * as texts from '#texts/pages/account/upgrade';

/** Explains that there are no paid plans, and lists the features for everyone. */
export function Component() {
  const { published } = usePeriod();
  return (
    <AccountPage title={screens.upgrade}>
      <PlainPart lead={texts.lead} text={texts.text}>
        <Facts
          facts={{
            reports: { name: texts.reports, value: texts.allReports },
            weeks: {
              name: texts.weeks,
              value: published === undefined ? '—' : formatCount(published.length, texts.publishedWeek),
            },
            index: {
              name: texts.index,
              value: insertElements(texts.indexOfRows, {
                method: (
                  <Link href={paths.method()} className="text-accent underline underline-offset-2">
                    {texts.method}
                  </Link>
                ),
              }),
            },
            exports: { name: texts.exports, value: texts.anyTable },
            follows: { name: texts.follows, value: texts.upTo(MAX_FOLLOWS) },
            paid: { name: texts.paid, value: texts.nothing },
          }}
        />
      </PlainPart>
    </AccountPage>
  );
}
