import * as screens from '#texts/screens';
import * as texts from '#texts/report/index-details/index-details';
import type { IndexTerm } from '@vitrina/contract';
import { classNames } from '@vitrina/ui/class-names';
import {
  formatHundredths,
  formatIndex,
  formatInteger,
  formatPercent,
  formatTenths,
} from '@vitrina/ui/format/numbers';
import { formatCountGenitive, nouns } from '@vitrina/ui/format/plural';
import { insertElements } from '@vitrina/ui/insert-elements';
import { Link } from '@vitrina/ui/link';
import { ProspectIndexBadge } from '@vitrina/ui/primitives/prospect-badge';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { ErrorState } from '@vitrina/ui/primitives/states';
import { useEffect } from 'react';
import { getErrorCode } from '../../api/api-error.ts';
import { paths } from '../../routing/paths.ts';
import { describeTerm } from './describe-term.ts';
import type { OwnIndex } from './index-subject.ts';
import { type IndexTerms, useIndexTerms } from './use-index-terms.ts';

/** One term: its bar on a scale of 0–1 with a tick at the reference, its value and its part of the loss. */
const TermRow = ({ term, isWeakest }: { term: IndexTerm; isWeakest: boolean }) => (
  <tr className={isWeakest ? 'font-semibold [&_th]:font-semibold' : undefined}>
    <th scope="row" className="py-0.75 pr-3 text-left font-normal">
      {texts.termTitles[term.name]}
    </th>
    <td className="w-32 max-md:w-24">
      <span className="relative block h-2 rounded-mark bg-press">
        <span
          className={classNames('mark block h-2 rounded-mark', isWeakest ? 'bg-accent' : 'bg-bar-strong')}
          style={{ width: `${term.value * 100}%` }}
        />
        <span className="mark absolute -inset-y-0.75 left-1/2 w-0.5 bg-ink-2" />
      </span>
      <span className="sr-only">{term.value < 0.5 ? texts.below : texts.notBelow}</span>
    </td>
    <td className="figures py-0.75 pl-3 text-right">{formatHundredths(term.value)}</td>
    <td className="figures py-0.75 pl-3 text-right text-ink-2">{formatPercent(term.loss)}</td>
  </tr>
);

/** The five terms as bars. */
const TermsTable = ({ terms, weakest }: { terms: readonly IndexTerm[]; weakest: IndexTerm | undefined }) => (
  <table className="mt-3 w-full border-collapse">
    <thead className="text-axis text-ink-3">
      <tr>
        <th scope="col" className="pb-1 text-left font-normal">
          {texts.term}
        </th>
        <th scope="col" aria-label={texts.scale} className="pb-1 font-normal">
          <span aria-hidden="true" className="flex justify-between">
            <span>0</span>
            <span>{formatTenths(0.5)}</span>
            <span>1</span>
          </span>
        </th>
        <th scope="col" className="pb-1 pl-3 text-right font-normal">
          {texts.value}
        </th>
        <th scope="col" className="pb-1 pl-3 text-right font-normal">
          {texts.loss}
        </th>
      </tr>
    </thead>
    <tbody>
      {terms.map((term) => (
        <TermRow key={term.name} term={term} isWeakest={term === weakest} />
      ))}
    </tbody>
  </table>
);

/** «12-й из 157 категорий»; for a product also «3-й из 45 в категории» */
const Place = ({ kind, terms }: { kind: OwnIndex['kind']; terms: IndexTerms }) =>
  terms.place === null ? null : (
    <span className="text-right text-ink-2">
      {texts.place(formatInteger(terms.place), formatCountGenitive(terms.placesCount, nouns[kind]))}
      {typeof terms.indexPlaceInCategory === 'number' && (
        <span className="block text-ink-3">
          {texts.placeInCategory(
            formatInteger(terms.indexPlaceInCategory),
            formatInteger(terms.indexPlacesInCategoryCount),
          )}
        </span>
      )}
    </span>
  );

const byIndex = { 'categories.sort': '-potentialProfitIndex' };

/** Links to the definition of the index, and to all entities of the kind ordered by it. */
const Links = ({ kind, terms }: { kind: OwnIndex['kind']; terms: IndexTerms }) => (
  <p className="mt-2 flex flex-wrap gap-x-3">
    <Link href={paths.method()} className="rounded-mark text-accent hover:underline">
      {screens.method}
    </Link>
    <span className="text-ink-3">{texts.formula(terms.formulaVersion)}</span>
    {kind === 'category' && (
      <Link href={paths.categories({}, byIndex)} className="ml-auto rounded-mark text-accent hover:underline">
        {texts.allByIndex(formatInteger(terms.placesCount))}
      </Link>
    )}
  </p>
);

const Terms = ({ kind, terms }: { kind: OwnIndex['kind']; terms: IndexTerms }) => {
  const [weakest] = terms.terms.toSorted((a, b) => b.loss - a.loss);
  return (
    <>
      <div className="mt-1 flex items-center gap-2">
        <span className="figures text-figure">{formatIndex(terms.potentialProfitIndex)}</span>
        <ProspectIndexBadge index={terms.potentialProfitIndex} />
        <span className="ml-auto">
          <Place kind={kind} terms={terms} />
        </span>
      </div>
      {weakest === undefined ? (
        <p className="mt-3 text-ink-2">{texts.noTerms}</p>
      ) : (
        <>
          <TermsTable terms={terms.terms} weakest={weakest} />
          <p className="mt-1.5 text-badge font-normal text-ink-3">{texts.hint}</p>
          <p className="mt-2.5 border-t border-line-soft pt-2.5">
            {insertElements(texts.weakest, {
              term: <b className="font-semibold">{texts.termInSentence(texts.termTitles[weakest.name])}</b>,
              reason: describeTerm(weakest),
            })}
          </p>
        </>
      )}
      <Links kind={kind} terms={terms} />
    </>
  );
};

/** The terms of the index of a category, brand or product. */
export function TermsDetails({
  subject,
  onAbsent,
}: {
  subject: OwnIndex;
  onAbsent: (kind: OwnIndex['kind']) => void;
}) {
  const { terms, error, retry } = useIndexTerms(subject);
  const isAbsent = getErrorCode(error) === 'NOT_FOUND';
  useEffect(() => {
    if (isAbsent) onAbsent(subject.kind);
  }, [isAbsent, onAbsent, subject.kind]);
  if (terms) return <Terms kind={subject.kind} terms={terms} />;
  if (error && !isAbsent)
    return <ErrorState title={texts.cannotGetTerms} message={error.message} onRetry={retry} />;
  return <Skeleton className="mt-3 h-64" />;
}
