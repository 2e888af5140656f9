import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Found } from '@vitrina/contract';
import { contains } from './contains.ts';
import { useDebouncedValue } from './use-debounced-value.ts';
import { useReportParams } from '../period/use-report-params.ts';
import { found } from '../api/find.ts';
import { readSought, type SearchInput } from './parse-search-input.ts';

/** A search as a person sees it. */
export interface Search {
  sought: SearchInput;
  /** What was found so far; undefined while nothing is known, or nothing is looked for. */
  found: Found | undefined;
  /** Whether that is the answer to what is sought now. */
  isSettled: boolean;
  isOffline: boolean;
  failure: Error | null;
  retry: () => void;
}

/** The part of an earlier answer that fits a text typed since. */
const stillFitting = ({ sellers, brands, categories, products }: Found, text: string): Found => {
  const fits = ({ title }: { title: string }) => contains(title, text);
  return {
    sellers: sellers.filter(fits),
    brands: brands.filter(fits),
    categories: categories.filter(fits),
    products: products.filter(fits),
  };
};

/** Looks for a text in the chosen week once it has rested; an earlier question is given up. */
export function useSearchResults(typed: string): Search {
  const { week } = useReportParams();
  const sought = readSought(typed);
  const text = useDebouncedValue(sought.text);
  const query = useQuery({
    ...found(week && { ...week, text }),
    ...(text !== '' && { placeholderData: keepPreviousData }),
  });
  const isOld = text !== sought.text;
  const answer = sought.text === '' ? undefined : query.data?.find;
  return {
    sought,
    found: answer && (isOld || query.isPlaceholderData) ? stillFitting(answer, sought.text) : answer,
    isSettled: !isOld && query.data !== undefined && !query.isPlaceholderData,
    isOffline: query.isPaused,
    failure: isOld || sought.text === '' ? null : query.error,
    retry: () => void query.refetch(),
  };
}
